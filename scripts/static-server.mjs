// A small server of static files, on this machine only.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

async function locate(folder, path) {
  const file = join(folder, decodeURIComponent(path));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) throw new Error('outside');
  return (await stat(file)).isDirectory() ? join(file, 'index.html') : file;
}

async function answer(request, response, { folder, home, headers }) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/' && home) return response.writeHead(302, { location: home }).end();
  try {
    const file = await locate(folder, pathname);
    const content = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-cache' })
      .end(content);
  } catch {
    return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  }
}

/**
 * Serves a folder, with `headers` if given; `/` leads to `home`, if given. Takes the first free port
 * from `port` up, or any. Returns `{ url, close }`.
 */
export async function serveFolder(folder, { port = 0, ...options } = {}) {
  const server = createServer((request, response) =>
    answer(request, response, { folder, ...options }),
  );
  for (let wanted = port; ; wanted++) {
    server.listen(wanted, '127.0.0.1');
    try {
      await once(server, 'listening');
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || wanted >= port + 100) throw error;
    }
  }
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
