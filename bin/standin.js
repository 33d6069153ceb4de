#!/usr/bin/env node
"use strict";

void require("./load").load().main(process.argv);
