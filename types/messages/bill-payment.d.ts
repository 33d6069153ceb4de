// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
    /** Account */
    Account: {
      /** @description Number that identifies processor, biller and customer */
      accountRef: string;
      /**
       * Format: date
       * @description Day on which the current bill is due
       */
      dueDate?: string;
    };
    /** AccountData */
    AccountData: {
      account: components["schemas"]["Account"];
      biller: components["schemas"]["Institution"];
      /** @description What is owed, or CREDIT: what was paid too much */
      outstanding: components["schemas"]["LedgerAmount"];
      /** @description Sum of the payments that wait for their advice message */
      pending: components["schemas"]["LedgerAmount"];
      partPaymentAllowed: boolean;
      overPaymentAllowed: boolean;
      minPayableAmount?: components["schemas"]["LedgerAmount"];
      maxPayableAmount?: components["schemas"]["LedgerAmount"];
      customer?: components["schemas"]["Customer"];
    };
    /** AccountLookupRequest */
    AccountLookupRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Account at the biller */
      accountRef: string;
    };
    /** AccountLookupResponse */
    AccountLookupResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      account: components["schemas"]["Account"];
    };
    /** AccountPayment */
    AccountPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ACCOUNT";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Account that is debited */
      srcAccountId?: string;
      /** @description Customer who is debited */
      srcCustomerId?: string;
      /** @description Account that is credited */
      destAccountId?: string;
      /** @description Customer who is credited */
      destCustomerId?: string;
    };
    /** Amounts */
    Amounts: {
      requestAmount?: components["schemas"]["LedgerAmount"];
      approvedAmount?: components["schemas"]["LedgerAmount"];
      feeAmount?: components["schemas"]["LedgerAmount"];
      balanceAmount?: components["schemas"]["LedgerAmount"];
      /** @description Further amounts by name */
      additionalAmounts?: {
        [key: string]: components["schemas"]["LedgerAmount"];
      };
    };
    /** An32TokenPayment */
    An32TokenPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "AN_32_TOKEN";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Stands for a source of payment */
      token: string;
    };
    /** Barcode */
    Barcode: {
      /** @description Content of the bar code */
      data: string;
      /** @description Symbology; only ITF is known */
      encoding?: string;
    };
    /** BasicAdvice */
    BasicAdvice: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the request that the advice settles */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the advice
       */
      time: string;
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      amounts?: components["schemas"]["Amounts"];
    };
    /** BasicAdviceResponse */
    BasicAdviceResponse: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the request that the advice settles */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the advice
       */
      time: string;
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      amounts?: components["schemas"]["Amounts"];
    };
    /** BasicReversal */
    BasicReversal: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the request that the advice settles */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the advice
       */
      time: string;
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      amounts?: components["schemas"]["Amounts"];
      /**
       * @description Why the request is undone
       * @enum {string}
       */
      reversalReason: "TIMEOUT" | "CANCELLED" | "RESPONSE_NOT_FINAL";
    };
    /** BillSlipData */
    BillSlipData: {
      /** @description Lines to print */
      messageLines?: components["schemas"]["SlipLine"][];
      /**
       * Format: int32
       * @description Width in characters at scale 1; 0 for not set
       */
      slipWidth?: number;
      /** @description Unique reference of the payment, to quote for a refund */
      issuerReference?: string;
      /** @description Telephone number of the biller's call centre */
      phoneNumber?: string;
    };
    /** BillpayAmounts */
    BillpayAmounts: {
      requestAmount?: components["schemas"]["LedgerAmount"];
      approvedAmount?: components["schemas"]["LedgerAmount"];
      feeAmount?: components["schemas"]["LedgerAmount"];
      balanceAmount?: components["schemas"]["LedgerAmount"];
      /** @description Further amounts by name */
      additionalAmounts?: {
        [key: string]: components["schemas"]["LedgerAmount"];
      };
      /** @description Most that may be paid at once */
      maxPayableAmount?: components["schemas"]["LedgerAmount"];
      /** @description Least that may be paid at once */
      minPayableAmount?: components["schemas"]["LedgerAmount"];
    };
    /** CardPayment */
    CardPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "CARD";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Card number */
      pan: string;
      /** @description Month of expiry, YYMM */
      expiryDate?: string;
      posInfo?: components["schemas"]["PosInfo"];
      encryptedPin?: components["schemas"]["EncryptedPin"];
    };
    /**
     * Category
     * @description Category of billers that was chosen
     */
    Category: {
      /** @description Key of the category */
      id: string;
      /** @description Name of the category */
      name: string;
    };
    /** Customer */
    Customer: {
      /** @description First name or names */
      firstName?: string;
      /** @description Family name */
      lastName?: string;
      /** @description Postal or street address in one line */
      address?: string;
      /** @description National identity number */
      idNumber?: string;
      /** @description Telephone number, in free form */
      contactNumber?: string;
    };
    /** DataResponse */
    DataResponse: {
      accounts: components["schemas"]["AccountData"][];
      policies: components["schemas"]["PolicyData"][];
      trafficFines: components["schemas"]["TrafficFineData"][];
      payments: components["schemas"]["PaymentData"][];
      refunds: components["schemas"]["RefundData"][];
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
    } & {
      [key: string]: unknown;
    };
    /** EncryptedPin */
    EncryptedPin: {
      /** @description Encrypted PIN block */
      pinBlock: string;
      encryptionParameters?: components["schemas"]["EncryptionParameters"];
    };
    /** EncryptionParameters */
    EncryptionParameters: {
      /** @description Layout of the block; ISO_9564_FORMAT_0 when absent */
      pinBlockFormat?: string;
      /** @description Last twelve digits of the card number before its check digit */
      accountNumber: string;
      /**
       * Format: int32
       * @description Number of the key; the newest when absent
       */
      keyIndex?: number;
    };
    /** ErrorDetail */
    ErrorDetail: {
      /**
       * @description Kind of error
       * @enum {string}
       */
      errorType:
        | "DUPLICATE_RECORD"
        | "FORMAT_ERROR"
        | "FUNCTION_NOT_SUPPORTED"
        | "GENERAL_ERROR"
        | "INVALID_AMOUNT"
        | "ROUTING_ERROR"
        | "TRANSACTION_NOT_SUPPORTED"
        | "UNABLE_TO_LOCATE_RECORD"
        | "UNKNOWN_CUSTOMER_ACCOUNT"
        | "UPSTREAM_UNAVAILABLE"
        | "ACCOUNT_ALREADY_SETTLED"
        | "INVALID_PRODUCT"
        | "INVALID_MERCHANT"
        | "RECEIVER_BLACKLISTED"
        | "LUHN_CHECK_FAILED"
        | "BLOCKED_USING_SETTLEMENT_ENTITY"
        | "BELOW_MINIMUM_ALLOWED_AMOUNT"
        | "ABOVE_MAXIMUM_ALLOWED_AMOUNT";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "ACCOUNT_LOOKUP_REQUEST"
        | "TRAFFIC_FINE_LOOKUP_REQUEST"
        | "POLICY_LOOKUP_REQUEST"
        | "PAYMENT_REQUEST"
        | "TRAFFIC_FINE_PAYMENT_REQUEST"
        | "POLICY_PAYMENT_REQUEST"
        | "PAYMENT_REVERSAL"
        | "TRAFFIC_FINE_PAYMENT_REVERSAL"
        | "PAYMENT_CONFIRMATION"
        | "TRAFFIC_FINE_PAYMENT_CONFIRMATION"
        | "REFUND_REQUEST"
        | "REFUND_REVERSAL"
        | "REFUND_CONFIRMATION"
        | "UNKNOWN";
      /** @description Identifier of the original request, when an advice failed */
      originalId?: string;
      detailMessage?: components["schemas"]["DetailMessage"];
    };
    /** FormatError */
    FormatError: {
      /** @description Path of the property */
      field: string;
      /** @description The expectation */
      msg: string;
      /** @description The value that was found; left out when the property is absent */
      value?: string;
    };
    /** HashedPinParameters */
    HashedPinParameters: {
      /** @description Name of the hash algorithm */
      name: string;
    };
    /** Institution */
    Institution: {
      /** @description Number of the institution, assigned by the operator of the service */
      id: string;
      /** @description Name of the institution */
      name: string;
    };
    /** LedgerAmount */
    LedgerAmount: {
      /** @description Value in minor units: 79995 is 799.95 */
      amount: number;
      /** @description ISO 4217 numeric code */
      currency: string;
      /**
       * @description Direction, where it could be either
       * @enum {string}
       */
      ledgerIndicator?: "DEBIT" | "CREDIT";
    };
    /** LoyaltyCardPayment */
    LoyaltyCardPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "LOYALTY_CARD";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Number of the loyalty card */
      cardNumber: string;
    };
    /** Merchant */
    Merchant: {
      /** @description Merchant category code */
      merchantType: string;
      /** @description Card acceptor id */
      merchantId: string;
      merchantName: components["schemas"]["MerchantName"];
    };
    /** MerchantName */
    MerchantName: {
      /** @description Trading name */
      name: string;
      /** @description City */
      city: string;
      /** @description Code of the state or region */
      region: string;
      /** @description Code of the country */
      country: string;
    };
    /** Originator */
    Originator: {
      institution: components["schemas"]["Institution"];
      /** @description Device or system that sends the requests */
      terminalId: string;
      merchant: components["schemas"]["Merchant"];
      /** @description Person at the terminal */
      operatorId?: string;
      /** @description Channel by which the transaction came in */
      channelId?: string;
    };
    /** PaymentAmounts */
    PaymentAmounts: {
      /** @description Amount that the customer wants to pay */
      requestAmount: components["schemas"]["LedgerAmount"];
      approvedAmount?: components["schemas"]["LedgerAmount"];
      feeAmount?: components["schemas"]["LedgerAmount"];
      balanceAmount?: components["schemas"]["LedgerAmount"];
      /** @description Further amounts by name */
      additionalAmounts?: {
        [key: string]: components["schemas"]["LedgerAmount"];
      };
      /** @description Most that may be paid at once */
      maxPayableAmount?: components["schemas"]["LedgerAmount"];
      /** @description Least that may be paid at once */
      minPayableAmount?: components["schemas"]["LedgerAmount"];
    };
    /** PaymentData */
    PaymentData: {
      /** @description Payment request */
      id: string;
      /**
       * @description What was paid
       * @enum {string}
       */
      kind: "account" | "policy" | "trafficFine";
      /** @description Reference of what was paid */
      reference: string;
      /** @enum {string} */
      state: "PENDING" | "CONFIRMED" | "REVERSED";
      requestAmount: components["schemas"]["LedgerAmount"];
      approvedAmount: components["schemas"]["LedgerAmount"];
      /** @description What was booked in the end */
      finalAmount?: components["schemas"]["LedgerAmount"];
      /** @description Reference on the slip of the payment */
      issuerReference: string;
      /** Format: date-time */
      confirmedAt?: string;
      /** @description Refund that is pending or confirmed */
      refundId?: string;
      tenders?: components["schemas"]["Tender"][];
    };
    /** PaymentMethod */
    PaymentMethod: {
      type: unknown;
    } & (
      | components["schemas"]["An32TokenPayment"]
      | components["schemas"]["LoyaltyCardPayment"]
      | components["schemas"]["CardPayment"]
      | components["schemas"]["AccountPayment"]
      | components["schemas"]["RewardPayment"]
      | components["schemas"]["WalletPayment"]
      | components["schemas"]["QrPayment"]
    );
    /** PaymentRequest */
    PaymentRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Account at the biller */
      accountRef: string;
      amounts: components["schemas"]["PaymentAmounts"];
      /** @description What the customer paid with, if that is known */
      tenders?: components["schemas"]["Tender"][];
      /** @description Methods of payment, if they are known */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
      /** @description Person who pays, if known */
      customer?: components["schemas"]["Customer"];
    };
    /** PaymentResponse */
    PaymentResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      account: components["schemas"]["Account"];
      /** @description What the customer paid with, if that is known */
      tenders?: components["schemas"]["Tender"][];
      /** @description Methods of payment, if they are known */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
    };
    /** Pin */
    Pin: {
      type: unknown;
    } & (
      | components["schemas"]["PinClear"]
      | components["schemas"]["PinEncrypted"]
      | components["schemas"]["PinHashed"]
    );
    /** PinClear */
    PinClear: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "CLEAR_PIN";
      /** @description The PIN */
      pin: string;
    };
    /** PinEncrypted */
    PinEncrypted: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ENCRYPTED_PIN";
      /** @description Encrypted PIN block */
      pinBlock: string;
      encryptionParameters?: components["schemas"]["EncryptionParameters"];
    };
    /** PinHashed */
    PinHashed: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "HASHED_PIN";
      /** @description Hash of the PIN */
      hash: string;
      hashedPinParameters?: components["schemas"]["HashedPinParameters"];
    };
    /** Policy */
    Policy: {
      /** @description Number of the policy at the processor */
      policyNumber: string;
      /**
       * Format: date
       * @description Last day for the next premium
       */
      dueDate?: string;
    };
    /** PolicyData */
    PolicyData: {
      policy: components["schemas"]["Policy"];
      biller: components["schemas"]["Institution"];
      /** @description What is owed, or CREDIT: what was paid too much */
      outstanding: components["schemas"]["LedgerAmount"];
      /** @description Sum of the payments that wait for their advice message */
      pending: components["schemas"]["LedgerAmount"];
      partPaymentAllowed: boolean;
      overPaymentAllowed: boolean;
      minPayableAmount?: components["schemas"]["LedgerAmount"];
      maxPayableAmount?: components["schemas"]["LedgerAmount"];
      customer?: components["schemas"]["Customer"];
    };
    /** PolicyLookupRequest */
    PolicyLookupRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Number of the policy */
      policyNumber: string;
    };
    /** PolicyLookupResponse */
    PolicyLookupResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      policy: components["schemas"]["Policy"];
    };
    /** PolicyPaymentRequest */
    PolicyPaymentRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Number of the policy */
      policyNumber: string;
      amounts: components["schemas"]["PaymentAmounts"];
      /** @description What the customer paid with, if that is known */
      tenders?: components["schemas"]["Tender"][];
      /** @description Methods of payment, if they are known */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
      /** @description Person who pays, if known */
      customer?: components["schemas"]["Customer"];
    };
    /** PolicyPaymentResponse */
    PolicyPaymentResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      policy: components["schemas"]["Policy"];
    };
    /** PosEntryMode */
    PosEntryMode: {
      /**
       * @description How the till got the card number
       * @enum {string}
       */
      panEntryMode:
        | "UNKNOWN"
        | "MANUAL"
        | "MAGSTRIPE_NO_CVV"
        | "BARCODE"
        | "OCR"
        | "ICC_CVV"
        | "CONTACTLESS_ICC"
        | "MAGSTRIPE_CVV"
        | "CONTACTLESS_MAGSTRIPE"
        | "ICC_NO_CVV"
        | "ORIG_MODE"
        | "FALLBACK";
      /**
       * @description Whether the till can take a PIN
       * @enum {string}
       */
      pinEntryCapability: "UNKNOWN" | "CAN_ACCEPT" | "CANNOT_ACCEPT";
    };
    /** PosInfo */
    PosInfo: {
      entryMode?: components["schemas"]["PosEntryMode"];
      /** @description Circumstances at the till */
      posConditionCode?: string;
    };
    /** QrPayment */
    QrPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "QR";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Transaction identifier inside the QR code */
      tranId: string;
      /** @description Token that the partner gave with the scan */
      partnerPaymentToken?: string;
    };
    /** RefundData */
    RefundData: {
      /** @description Refund request */
      id: string;
      /** @description Payment that is refunded */
      paymentId: string;
      /** @enum {string} */
      state: "PENDING" | "CONFIRMED" | "REVERSED";
      approvedAmount: components["schemas"]["LedgerAmount"];
      /** @description What was paid back in the end */
      finalAmount?: components["schemas"]["LedgerAmount"];
      refundReason: string;
    };
    /** RefundRequest */
    RefundRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Reference on the slip of the payment */
      issuerReference: string;
      /** @description Reason that the customer gave */
      refundReason: string;
    };
    /** RefundResponse */
    RefundResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      account?: components["schemas"]["Account"];
      trafficFine?: components["schemas"]["TrafficFine"];
      policy?: components["schemas"]["Policy"];
    };
    /** ResetRequest */
    ResetRequest: {
      /**
       * @description TRUE: the caller accepts that all of its data goes
       * @enum {string}
       */
      userDataWillBeLost: "TRUE" | "FALSE";
      /**
       * @description TRUE: the caller wants the reset
       * @enum {string}
       */
      resetUserData: "TRUE" | "FALSE";
    };
    /** ResetResponse */
    ResetResponse: {
      /**
       * @description Outcome of the reset
       * @enum {string}
       */
      outcome:
        "SUCCESSFUL" | "EMPTY_REQUEST" | "NO_ACK" | "NO_DEC" | "UNKNOWN_USER" | "SERVER_ERROR";
    };
    /** RewardPayment */
    RewardPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "REWARD";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Code of the reward programme */
      rewardCode: string;
    };
    /** SlipData */
    SlipData: {
      /** @description Lines to print */
      messageLines?: components["schemas"]["SlipLine"][];
      /**
       * Format: int32
       * @description Width in characters at scale 1; 0 for not set
       */
      slipWidth?: number;
      /** @description Unique reference of the provider, to quote for a refund */
      issuerReference?: string;
    };
    /** SlipLine */
    SlipLine: {
      /** @description Text of the line */
      text: string;
      barcode?: components["schemas"]["Barcode"];
      /**
       * @description Horizontal scale
       * @default 1
       */
      fontWidthScaleFactor: number;
      /**
       * @description Vertical scale
       * @default 1
       */
      fontHeightScaleFactor: number;
      /**
       * @description Print a rule
       * @default false
       */
      line: boolean;
      /**
       * @description Cut the paper here
       * @default false
       */
      cut: boolean;
    };
    /** Tender */
    Tender: {
      /**
       * @description Kind of account; DEFAULT when absent
       * @enum {string}
       */
      accountType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "STORED_VALUE";
      amount: components["schemas"]["LedgerAmount"];
      /** @description Masked card number */
      cardNumber?: string;
      /** @description Reference in free text */
      reference?: string;
      /**
       * @description Kind of tender
       * @enum {string}
       */
      tenderType:
        | "CASH"
        | "CHEQUE"
        | "CREDIT_CARD"
        | "DEBIT_CARD"
        | "WALLET"
        | "ROUNDING"
        | "GIFT_CARD"
        | "LOYALTY_CARD"
        | "OTHER";
    };
    /** TenderAdvice */
    TenderAdvice: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the request that the advice settles */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the advice
       */
      time: string;
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      amounts?: components["schemas"]["Amounts"];
      /** @description Means with which the customer paid */
      tenders?: components["schemas"]["Tender"][];
    };
    /** ThirdPartyIdentifier */
    ThirdPartyIdentifier: {
      /** @description Institution that gave the reference */
      institutionId: string;
      /** @description The reference */
      transactionIdentifier?: string;
    };
    /** TrafficFine */
    TrafficFine: {
      /** @description Number of the fine at the processor */
      noticeNumber: string;
      /**
       * Format: date
       * @description Last day to pay the fine
       */
      dueDate?: string;
    };
    /** TrafficFineData */
    TrafficFineData: {
      trafficFine: components["schemas"]["TrafficFine"];
      biller: components["schemas"]["Institution"];
      /** @description What is owed, or CREDIT: what was paid too much */
      outstanding: components["schemas"]["LedgerAmount"];
      /** @description Sum of the payments that wait for their advice message */
      pending: components["schemas"]["LedgerAmount"];
      partPaymentAllowed: boolean;
      overPaymentAllowed: boolean;
      minPayableAmount?: components["schemas"]["LedgerAmount"];
      maxPayableAmount?: components["schemas"]["LedgerAmount"];
      customer?: components["schemas"]["Customer"];
    };
    /** TrafficFineLookupRequest */
    TrafficFineLookupRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Number of the fine */
      noticeNumber: string;
    };
    /** TrafficFineLookupResponse */
    TrafficFineLookupResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      trafficFine: components["schemas"]["TrafficFine"];
    };
    /** TrafficFinePaymentRequest */
    TrafficFinePaymentRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData?: components["schemas"]["SlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      /** @description Category of billers that was chosen */
      selectedCategory?: components["schemas"]["Category"];
      /** @description Number of the fine */
      noticeNumber: string;
      amounts: components["schemas"]["PaymentAmounts"];
      /** @description What the customer paid with, if that is known */
      tenders?: components["schemas"]["Tender"][];
      /** @description Methods of payment, if they are known */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
      /** @description Person who pays, if known */
      customer?: components["schemas"]["Customer"];
    };
    /** TrafficFinePaymentResponse */
    TrafficFinePaymentResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      client: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers: components["schemas"]["ThirdPartyIdentifier"][];
      slipData: components["schemas"]["BillSlipData"];
      /** @description Ties together the transactions of one basket */
      basketRef?: string;
      /**
       * @description Kind of transaction
       * @enum {string}
       */
      tranType?:
        | "GOODS_AND_SERVICES"
        | "CASH_WITHDRAWAL"
        | "DEBIT_ADJUSTMENT"
        | "GOODS_AND_SERVICES_WITH_CASH_BACK"
        | "NON_CASH"
        | "RETURNS"
        | "DEPOSIT"
        | "CREDIT_ADJUSTMENT"
        | "GENERAL_CREDIT"
        | "AVAILABLE_FUNDS_INQUIRY"
        | "BALANCE_INQUIRY"
        | "GENERAL_INQUIRY"
        | "CARD_VERIFICATION_INQUIRY"
        | "CARDHOLDER_ACCOUNTS_TRANSFER"
        | "GENERAL_TRANSFER"
        | "PAYMENT_FROM_ACCOUNT"
        | "GENERAL_PAYMENT"
        | "PAYMENT_TO_ACCOUNT"
        | "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT"
        | "PLACE_HOLD_ON_CARD"
        | "GENERAL_ADMIN"
        | "CHANGE_PIN"
        | "CARD_HOLDER_INQUIRY"
        | "POINTS_INQUIRY";
      /**
       * @description Kind of account that is debited
       * @enum {string}
       */
      srcAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /**
       * @description Kind of account that is credited
       * @enum {string}
       */
      destAccType?:
        | "DEFAULT"
        | "SAVINGS"
        | "CHEQUE"
        | "CREDIT"
        | "UNIVERSAL"
        | "ELECTRONIC_PURSE"
        | "GIFT_CARD"
        | "STORED_VALUE";
      /** @description System trace audit number */
      stan?: string;
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
      customer?: components["schemas"]["Customer"];
      amounts: components["schemas"]["BillpayAmounts"];
      /**
       * @description May the customer pay less than what is due
       * @default true
       */
      partPaymentAllowed: boolean;
      /**
       * @description May the customer pay more than what is due
       * @default true
       */
      overPaymentAllowed: boolean;
      trafficFine: components["schemas"]["TrafficFine"];
    };
    /** WalletPayment */
    WalletPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "WALLET";
      /** @description Name of the method */
      name?: string;
      amount?: components["schemas"]["LedgerAmount"];
      issuer?: components["schemas"]["Institution"];
      pin?: components["schemas"]["Pin"];
      /** @description Stands in for the customer's identifier */
      proxy?: string;
      /** @description Kind of value in proxy */
      proxyType?: string;
      /** @description Wallet that pays */
      walletId: string;
      walletPocket?: components["schemas"]["WalletPocket"];
    };
    /** WalletPocket */
    WalletPocket: {
      /** @description Name of the section */
      pocketName: string;
      /** @description Id of the section, when its name is not enough */
      pocketId?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** Bill payment: what each operation takes and answers. */
export interface BillPaymentMessages {
  /** Look up the amount due for a policy */
  requestPolicyInfo: {
    path: { requestId: string };
    query: {};
    body: Models["PolicyLookupRequest"];
    answers: {
      200: Models["PolicyLookupResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Look up the amount due for a traffic fine */
  requestTrafficFineInfo: {
    path: { requestId: string };
    query: {};
    body: Models["TrafficFineLookupRequest"];
    answers: {
      200: Models["TrafficFineLookupResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Look up the amount due for an account */
  requestAccountInfo: {
    path: { requestId: string };
    query: {};
    body: Models["AccountLookupRequest"];
    answers: {
      200: Models["AccountLookupResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay a policy, in full or in part */
  createPolicyPayment: {
    path: { paymentId: string };
    query: {};
    body: Models["PolicyPaymentRequest"];
    answers: {
      201: Models["PolicyPaymentResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay a traffic fine, in full or in part */
  createTrafficFinePayment: {
    path: { paymentId: string };
    query: {};
    body: Models["TrafficFinePaymentRequest"];
    answers: {
      201: Models["TrafficFinePaymentResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay an account, in full or in part */
  createAccountPayment: {
    path: { paymentId: string };
    query: {};
    body: Models["PaymentRequest"];
    answers: {
      201: Models["PaymentResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a payment of any kind */
  confirmPayment: {
    path: { paymentId: string; adviceId: string };
    query: {};
    body: Models["TenderAdvice"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a payment of any kind */
  reversePayment: {
    path: { paymentId: string; adviceId: string };
    query: {};
    body: Models["BasicReversal"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Refund a confirmed payment */
  createRefund: {
    path: { refundId: string };
    query: {};
    body: Models["RefundRequest"];
    answers: {
      201: Models["RefundResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a refund */
  confirmRefund: {
    path: { refundId: string; adviceId: string };
    query: {};
    body: Models["BasicAdvice"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a refund */
  reverseRefund: {
    path: { refundId: string; adviceId: string };
    query: {};
    body: Models["BasicReversal"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Everything that the data space holds, as it is now */
  data: {
    path: {};
    query: {};
    body: undefined;
    answers: { 200: Models["DataResponse"]; 500: Models["ErrorDetail"] };
  };
  /** One entity, as it is now */
  singleData: {
    path: { entityType: string; key: string };
    query: {};
    body: undefined;
    answers: {
      200: Models["DataResponse"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
    };
  };
  /** Put all data back to its start and forget all messages */
  reset: {
    path: {};
    query: {};
    body: Models["ResetRequest"];
    answers: {
      200: Models["ResetResponse"];
      400: Models["ResetResponse"];
      500: Models["ResetResponse"];
    };
  };
}
