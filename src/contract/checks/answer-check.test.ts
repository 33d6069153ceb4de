import { limits } from "../../limits/limits";
import { answerCheck } from "./answer-check";
import { defineOperation } from "../operation";

const operation = defineOperation({
  id: "redeem",
  method: "POST",
  path: "/redemptions",
  summary: "",
  kind: "request",
  success: {},
  errors: {},
  requestType: "",
});

/** Which of so many answers, counted from 1, are found to be wrong: each is. */
function faulty(every: boolean, count: number): number[] {
  const check = answerCheck(operation, { every });
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    () => check({ status: 201 }, undefined).length > 0,
  );
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

test("the first answers of an operation are checked, and then one of many", () => {
  expect(limits.answersPerCheck).toBe(50);
  expect(faulty(false, 300)).toEqual([...numbersTo(limits.answersChecked), 150, 200, 250, 300]);
});

test("every answer is checked where that is asked for", () => {
  expect(faulty(true, 300)).toEqual(numbersTo(300));
});

test("an answer off the contract's list, or with a body that it does not list, is wrong", () => {
  const check = answerCheck({ ...operation, success: { 202: null } }, { every: true });
  expect(check({ status: 201 }, undefined)).toEqual(["201 is not an answer of the contract"]);
  expect(check({ status: 202, body: {} }, undefined)).toEqual(["the contract lists no body"]);
  expect(check({ status: 202 }, undefined)).toEqual([]);
  expect(check({ status: 418 }, undefined)).toEqual([]);
});
