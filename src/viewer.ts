import './index.js';
import { register } from './elements/define.js';
import { DraughtsViewer } from './elements/draughts-viewer/draughts-viewer.js';

export { DraughtsViewer };

register('viewer', DraughtsViewer);
