/// <reference path="matchers.d.ts" />
export * from "../dist/index";
