// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
    /** AccountData */
    AccountData: {
      /** @description Token, or the id of the partner whose default account it is */
      account: string;
      partnerId: string;
      balance: components["schemas"]["LedgerAmount"];
      held: components["schemas"]["LedgerAmount"];
      available: components["schemas"]["LedgerAmount"];
      /** @enum {string} */
      status: "ACTIVE" | "CLOSED" | "FROZEN";
      /** @enum {string} */
      cardState: "VALID" | "EXPIRED" | "INVALID";
    };
    /** AdviceResponse */
    AdviceResponse: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the payment */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      /** @description Retrieval reference number set by the sender */
      rrn: string;
    };
    /** Barcode */
    Barcode: {
      /** @description Content of the bar code */
      data: string;
      /** @description Symbology; only ITF is known */
      encoding?: string;
    };
    /** CodeData */
    CodeData: {
      tranId: string;
      qrCode?: string;
      /** @enum {string} */
      state: "OPEN" | "SCANNED" | "IN_PAYMENT" | "CLOSED_NO_SCAN" | "USED" | "VOIDED" | "EXPIRED";
      /**
       * @description Interface that issued it; absent: another provider did
       * @enum {string}
       */
      variant?: "retailer" | "provider" | "partner";
      amount?: components["schemas"]["LedgerAmount"];
      qrProperties?: components["schemas"]["QrProperties"];
      /** Format: date-time */
      expiry?: string;
      /** @description Scan that is held for the next payment */
      scanId?: string;
      /** @description Payment that the code was last linked with */
      paymentId?: string;
    };
    /** ConfirmationAdvice */
    ConfirmationAdvice: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the payment */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      partner: components["schemas"]["Institution"];
    };
    /** DataResponse */
    DataResponse: {
      qrCodes: components["schemas"]["CodeData"][];
      payments: components["schemas"]["PaymentData"][];
      scans: components["schemas"]["ScanData"][];
      partners: components["schemas"]["PartnerData"][];
      accounts: components["schemas"]["AccountData"][];
      merchants: components["schemas"]["MerchantData"][];
      terminals: components["schemas"]["TerminalData"][];
      settings: components["schemas"]["Settings"][];
    };
    /** DetailMessage */
    DetailMessage: {
      /**
       * @description The finer type of the error
       * @enum {string}
       */
      reason:
        | "GENERAL_ERROR"
        | "FORMAT_ERROR"
        | "DUPLICATE_RECORD"
        | "INVALID_AMOUNT"
        | "INVALID_TRAN_ID"
        | "NO_SCAN_RECEIVED"
        | "PARTNER_UNKNOWN"
        | "ROUTING_ERROR"
        | "DECLINED_BY_PARTNER"
        | "DECLINED_BY_ISSUER"
        | "DECLINED_BY_ACQUIRER"
        | "INSUFFICIENT_FUNDS"
        | "CARD_EXPIRED"
        | "INVALID_CARD_NUMBER"
        | "INVALID_ACCOUNT"
        | "INVALID_MERCHANT"
        | "ACCOUNT_ALREADY_SETTLED"
        | "DO_NOT_HONOR"
        | "UNABLE_TO_LOCATE_RECORD"
        | "FUNCTION_NOT_SUPPORTED"
        | "TRANSACTION_NOT_SUPPORTED"
        | "UPSTREAM_UNAVAILABLE";
      /** @description What happened, in a sentence */
      description: string;
      /** @description The code concerned */
      tranId?: string;
      /** @description The payment concerned */
      paymentId?: string;
      /** @description State of the payment or the code */
      state?: string;
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
    } & {
      [key: string]: unknown;
    };
    /** ErrorDetail */
    ErrorDetail: {
      /**
       * @description Kind of error
       * @enum {string}
       */
      errorType: "GENERAL_ERROR";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /** @description Kind of message that failed */
      requestType: unknown;
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
    /** GetQrCodeRequest */
    GetQrCodeRequest: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      amount?: components["schemas"]["LedgerAmount"];
    };
    /** GetQrCodeResponse */
    GetQrCodeResponse: {
      /** @description Identifier of this message */
      id: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      originator: components["schemas"]["Originator"];
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      amounts?: components["schemas"]["LedgerAmount"];
      /** @description Identifier in the code: what scan and payment have in common */
      tranId: string;
      /** @description Content of the QR code to display */
      qrCode: string;
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
    /** Merchant */
    Merchant: {
      /** @description Merchant category code */
      merchantType: string;
      /** @description Card acceptor id */
      merchantId: string;
      merchantName: components["schemas"]["MerchantName"];
    };
    /** MerchantData */
    MerchantData: {
      merchantId: string;
      /** @enum {string} */
      status: "ACTIVE" | "BLOCKED" | "NOT_ENABLED";
      profile?: components["schemas"]["Profile"];
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
    };
    /** PartnerData */
    PartnerData: {
      id: string;
      name: string;
      /** @enum {string} */
      status: "UP" | "DOWN" | "SILENT" | "NOT_ENABLED" | "NOT_ACCEPTED";
      /** @description It declines everything */
      declines: boolean;
    };
    /** PaymentData */
    PaymentData: {
      id: string;
      /** @enum {string} */
      variant: "retailer" | "provider" | "partner";
      tranId: string;
      rrn?: string;
      /** @enum {string} */
      state:
        | "PENDING"
        | "AUTHORISED"
        | "DECLINED"
        | "TIMED_OUT"
        | "CONFIRMED"
        | "REVERSED"
        | "UNSEEN_REVERSED";
      amount: components["schemas"]["LedgerAmount"];
      partner?: components["schemas"]["Institution"];
      partnerPaymentToken?: string;
      approvedAmount?: components["schemas"]["LedgerAmount"];
      /** @description Amount taken in the end, where an advice message said so */
      finalAmount?: components["schemas"]["LedgerAmount"];
    };
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
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      amount: components["schemas"]["LedgerAmount"];
      /** @description Identifier in the code: what scan and payment have in common */
      tranId: string;
      client?: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
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
      partner?: components["schemas"]["Institution"];
      /** @description Token of the scan notification */
      partnerPaymentToken?: string;
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
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      amount: components["schemas"]["LedgerAmount"];
      /** @description Identifier in the code: what scan and payment have in common */
      tranId: string;
      client?: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      /** @description References that the parties gave the transaction */
      thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
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
      partner: components["schemas"]["Institution"];
    };
    /** Profile */
    Profile: {
      /** @enum {string} */
      kind: "AUTO" | "MANUAL" | "NEVER" | "LATE";
      partnerId?: string;
      token?: string;
    };
    /** QrProperties */
    QrProperties: {
      /** @description Text in the code that identifies its provider */
      uuid?: string;
      value?: components["schemas"]["LedgerAmount"];
      /** @description A payment may be above the value */
      overPaymentAllowed?: boolean;
      /** @description A payment may be below the value */
      partPaymentAllowed?: boolean;
      /**
       * Format: date-time
       * @description When the code expires
       */
      expiryDate?: string;
      /** @description The code is for one transaction; true when absent */
      singleUse?: boolean;
      /** @description Format of the content */
      scheme?: string;
      /** @description Announced: what the code is for */
      description?: string;
      /** @description Announced: takes the place of uuid */
      guid?: string;
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
    /** ReversalAdvice */
    ReversalAdvice: {
      /** @description Identifier of this advice */
      id: string;
      /** @description Identifier of the payment */
      requestId: string;
      /**
       * Format: date-time
       * @description When the sender recorded the message
       */
      time: string;
      /** @description Retrieval reference number set by the sender */
      rrn: string;
      /**
       * @description Why the payment is reversed
       * @enum {string}
       */
      reversalReason: "TIMEOUT" | "CANCELLED" | "RESPONSE_NOT_FINAL";
      partner?: components["schemas"]["Institution"];
    };
    /** ScanData */
    ScanData: {
      id: string;
      tranId: string;
      partner: components["schemas"]["Institution"];
      partnerPaymentToken?: string;
      /** Format: date-time */
      time: string;
      simulated: boolean;
      /** @enum {string} */
      outcome: "HELD" | "LINKED" | "REPLACED" | "DROPPED" | "REFUSED";
      /** @description Why it was refused */
      reason?: string;
    };
    /** Settings */
    Settings: {
      /** @constant */
      name: "settings";
      /** @description How long a payment waits for a scan */
      scanWindowMs: number;
      /** @description How long a partner that says nothing is waited for */
      partnerTimeoutMs: number;
      /** @description Life time of a code without expiryDate */
      codeLifetimeSeconds: number;
      /**
       * @description off: the profile AUTO acts as MANUAL
       * @enum {string}
       */
      simulatedCustomer: "on" | "off";
      /** @description How long the simulated customer waits before a scan */
      simulatedScanDelayMs: number;
      /**
       * @description Partners and tokens that are not listed
       * @enum {string}
       */
      unknownPartners: "accept" | "refuse";
      /**
       * @description Scans for which there is no payment yet
       * @enum {string}
       */
      earlyScan: "accept" | "decline";
      /**
       * @description Whether the partner interface takes codes of other providers
       * @enum {string}
       */
      foreignCodes: "accept" | "refuse";
      /** @description Partner of the simulated customer */
      defaultPartner: string;
      /** @description Who issued a code, as the code says it */
      providerIdentifier: string;
      /** @description Institution of the service itself */
      operator: components["schemas"]["Institution"];
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
    /** TerminalData */
    TerminalData: {
      terminalId: string;
      profile?: components["schemas"]["Profile"];
    };
    /** ThirdPartyIdentifier */
    ThirdPartyIdentifier: {
      /** @description Institution that gave the reference */
      institutionId: string;
      /** @description The reference */
      transactionIdentifier?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** QR payment, retailer: what each operation takes and answers. */
export interface QrRetailerMessages {
  /** Get a code to display to the customer */
  getQrCode: {
    path: {};
    query: {};
    body: Models["GetQrCodeRequest"];
    answers: {
      200: Models["GetQrCodeResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Ask for the payment of a code */
  paymentRequest: {
    path: {};
    query: {};
    body: Models["PaymentRequest"];
    answers: {
      200: Models["PaymentResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the customer has the goods */
  "payment confirmation": {
    path: { paymentId: string; adviceId: string };
    query: {};
    body: Models["ConfirmationAdvice"];
    answers: {
      202: Models["AdviceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the tender was not used */
  reversePayment: {
    path: { paymentId: string; adviceId: string };
    query: {};
    body: Models["ReversalAdvice"];
    answers: {
      202: Models["AdviceResponse"];
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
