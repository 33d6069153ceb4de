/// <reference path="matchers.d.ts" />
/// <reference path="jest-globals.d.ts" />
export * from "../dist/standin";
