#!/usr/bin/env node
"use strict";

require("./load").runCommandLine(process.argv);
