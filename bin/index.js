"use strict";
// Named one by one, so that an ES module can import them by name.
const {
  ControlRefused,
  DatabaseForeign,
  DatabaseInUse,
  DatabaseOfLaterVersion,
  FileRefused,
  StandinClosed,
  StartRefused,
  createStandin,
  systemTime,
  toPassVerdict,
} = require("./load").load();

module.exports = {
  ControlRefused,
  DatabaseForeign,
  DatabaseInUse,
  DatabaseOfLaterVersion,
  FileRefused,
  StandinClosed,
  StartRefused,
  createStandin,
  systemTime,
  toPassVerdict,
};
