/** What the menu of a viewer says, in English. */
export const sharingWords = {
  sharing: {
    copyFen: 'Copy FEN',
    copyPdn: 'Copy PDN',
    copyPlainPdn: 'Copy PDN without comments',
    copyLine: 'Copy this line as PDN',
    copyText: 'Copy as text',
    copyLink: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    download: 'Download PDN',
    savePng: 'Save as picture',
    saveSvg: 'Save as SVG',
    share: 'Share',
    print: 'Print',
    speed: 'Speed',
    interval: { one: '{n} second a move', other: '{n} seconds a move' },
    clock: 'As the clocks ran',
    loop: 'Again and again',
    close: 'Close',
  },
} as const;
