"use strict";
const standin = require("./load").load();

// Named one by one, so that an ES module can import them by name.
exports.ControlRefused = standin.ControlRefused;
exports.DatabaseForeign = standin.DatabaseForeign;
exports.DatabaseInUse = standin.DatabaseInUse;
exports.DatabaseOfLaterVersion = standin.DatabaseOfLaterVersion;
exports.FileRefused = standin.FileRefused;
exports.KeyRefused = standin.KeyRefused;
exports.StandinClosed = standin.StandinClosed;
exports.StartRefused = standin.StartRefused;
exports.createStandin = standin.createStandin;
exports.explore = standin.explore;
exports.systemTime = standin.systemTime;
exports.toHaveSent = standin.toHaveSent;
exports.toHaveSentTimes = standin.toHaveSentTimes;
exports.toPassVerdict = standin.toPassVerdict;
