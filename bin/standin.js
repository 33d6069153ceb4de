#!/usr/bin/env node
"use strict";
// One file with everything in it: loading the many small ones would be most of the start-up time.
require("../dist/standin.js").main(process.argv);
