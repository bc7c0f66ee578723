#!/usr/bin/env node
import { build } from "./build.mjs";

// plain-pages [folder] [options of next build]
process.exitCode = await build(process.argv.slice(2));
