import { type LearntOf, lesson } from "../kit/learning";
import type { Entities } from "./entities";
import { createOrUpdateCustomer, getCustomerInfo, getExchangeRate } from "./operations";
import type { MoneyTransferAdminMessage } from "./models";

/** A customer as the provider has registered it. */
function customerShown(message: MoneyTransferAdminMessage): LearntOf<Entities>[] {
  const idNumber = message.customerDetails?.idNumber;
  if (idNumber === undefined) return [];
  const receiverId = message.receiver.id;
  const person = `${receiverId} ${idNumber}`;
  const entity = { person, receiverId, idNumber, blocked: false, message };
  const { customerProfileId } = message;
  return [
    { type: "customer", entity, assumed: ["blocked"] },
    ...(customerProfileId === undefined ? [] : [profileNamed(customerProfileId, person)]),
  ];
}

/** A profile's id leads to its customer. */
const profileNamed = (reference: string, of: string): LearntOf<Entities> => ({
  type: "reference",
  entity: { reference, of },
  assumed: [],
});

/** Which answers show a customer or a rate. */
export const lessons = [
  ...lesson([getCustomerInfo], ({ answer }): LearntOf<Entities>[] => customerShown(answer)),
  ...lesson([createOrUpdateCustomer], ({ answer }): LearntOf<Entities>[] => customerShown(answer)),
  ...lesson([getExchangeRate], ({ query, answer }): LearntOf<Entities>[] => {
    const { receiverId } = query;
    const pair = `${answer.fromCurrency}-${answer.toCurrency}`;
    const of = receiverId === undefined ? pair : `${receiverId}-${pair}`;
    return [{ type: "rate", entity: { pair: of, rate: answer.rate }, assumed: [] }];
  }),
];
