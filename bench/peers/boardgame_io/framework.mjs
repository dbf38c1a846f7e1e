// Finds boardgame.io: beside this file, or below the folder that BOARDGAME_IO names (the one that holds node_modules).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.env.BOARDGAME_IO || fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(join(folder, 'package.json'));

export const { Client } = require('boardgame.io/dist/cjs/client.js');
export const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');
export const version = JSON.parse(readFileSync(join(folder, 'node_modules', 'boardgame.io', 'package.json'), 'utf8')).version;
