#!/usr/bin/env node
// The program: checks, converts and draws from a command line.
import '../rules/more-variants.js';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2));
