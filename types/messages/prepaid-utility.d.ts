// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
    /** AccountPayment */
    AccountPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ACCOUNT";
      /** @description Name of the method */
      name?: string;
      amount: components["schemas"]["LedgerAmount"];
      /** @description Account that is debited */
      srcAccountId?: string;
      /** @description Customer who is debited */
      srcCustomerId?: string;
      /** @description Account that is credited */
      destAccountId?: string;
      /** @description Customer who is credited */
      destCustomerId?: string;
    };
    /** Address */
    Address: {
      /** @description First line of the street */
      addressLine1?: string;
      /** @description Second line of the street */
      addressLine2?: string;
      /** @description City */
      city?: string;
      /** @description State or region */
      region?: string;
      /** @description Country, ISO 3166-1 alpha-2 */
      country?: string;
      /** @description Postal code */
      postalCode?: string;
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
      amount: components["schemas"]["LedgerAmount"];
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
    /** CardPayment */
    CardPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "CARD";
      /** @description Name of the method */
      name?: string;
      amount: components["schemas"]["LedgerAmount"];
      /** @description Card number */
      pan: string;
      /** @description Month of expiry, YYMM */
      expiryDate?: string;
      posInfo?: components["schemas"]["PosInfo"];
      encryptedPin?: components["schemas"]["EncryptedPin"];
      pin?: components["schemas"]["Pin"];
    };
    /** ClientData */
    ClientData: {
      id: string;
      /** @description Amount left for purchases; absent: unlimited */
      float?: components["schemas"]["LedgerAmount"];
    };
    /** ConfirmationAdvice */
    ConfirmationAdvice: {
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
    /** Customer */
    Customer: {
      /** @description First names */
      firstName?: string;
      /** @description Last name */
      lastName?: string;
      /** @description Address in one line; addressDetails is newer */
      address?: string;
      addressDetails?: components["schemas"]["Address"];
      /**
       * Format: date-time
       * @description Date of birth, as a date-time
       */
      dateOfBirth?: string;
      /** @description Status of the customer, such as active */
      status?: string;
      /** @description Cell number by ITU E.164 */
      msisdn?: string;
      /**
       * Format: email
       * @description Email address
       */
      emailAddress?: string;
      /** @description Id of the customer's profile */
      profileId?: string;
    };
    /** DataResponse */
    DataResponse: {
      clients: components["schemas"]["ClientData"][];
      providers: components["schemas"]["ProviderData"][];
      meters: components["schemas"]["MeterData"][];
      purchases: components["schemas"]["PurchaseData"][];
      instruments: components["schemas"]["InstrumentData"][];
      faultReports: components["schemas"]["FaultReportData"][];
    };
    /** DebtRecoveryCharge */
    DebtRecoveryCharge: {
      /** @description Taken from this payment */
      amount: components["schemas"]["TaxableAmount"];
      /** @description Name of the debt */
      description: string;
      /** @description Rest of the debt */
      balance: components["schemas"]["LedgerAmount"];
      /** @description Receipt number */
      receiptNum?: string;
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
      /** @description Why the message is refused, in a word */
      reason?: string;
      /** @description The field that is refused */
      field?: string;
      /** @description Number of the meter concerned */
      meterId?: string;
      /** @description Id of the request concerned */
      requestId?: string;
      /** @description Id of the purchase concerned */
      purchaseId?: string;
      /** @description Smallest purchase that the meter allows */
      minAmount?: number;
      /** @description Largest purchase that the meter allows */
      maxAmount?: number;
      /** @description Day on which the next free token is due */
      nextDue?: string;
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
        | "UPSTREAM_UNAVAILABLE"
        | "UNKNOWN_METER_ID"
        | "TRANSACTION_DECLINED"
        | "INVALID_MERCHANT"
        | "INVALID_AN32_TOKEN"
        | "DO_NOT_HONOR"
        | "INVALID_MSISDN"
        | "INVALID_LOYALTY_CARD"
        | "UTILITY_INVALID"
        | "SYSTEM_MALFUNCTION"
        | "METER_KEY_INVALID"
        | "AMOUNT_TOO_LOW"
        | "AMOUNT_TOO_HIGH"
        | "NO_FREE_UNITS_DUE"
        | "INSUFFICIENT_FUNDS"
        | "LIMIT_EXCEEDED"
        | "METER_ID_BLOCKED"
        | "OUTCOME_UNKNOWN";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "METER_LOOKUP_REQUEST"
        | "TOKEN_PURCHASE_REQUEST"
        | "TOKEN_PURCHASE_RETRY_REQUEST"
        | "TOKEN_PURCHASE_TRIAL_REQUEST"
        | "TOKEN_REPRINT_REQUEST"
        | "FAULT_REPORT_REQUEST"
        | "KEY_CHANGE_TOKEN_REQUEST"
        | "CONFIRMATION_ADVICE"
        | "REVERSAL_ADVICE"
        | "NOTIFY_TOKEN_PURCHASE"
        | "UNKNOWN";
      /** @description Identifier of the original request, when an advice failed */
      originalId?: string;
      detailMessage?: components["schemas"]["DetailMessage"];
    };
    /** FaultReportData */
    FaultReportData: {
      id: string;
      reference: string;
      meterId: string;
      /** @enum {string} */
      faultType:
        | "SeriousBoxDamage"
        | "FireWaterDamage"
        | "MeterDead"
        | "KeepsTripping"
        | "NoTrip"
        | "DisplayLightsButtons"
        | "NetworkFaultReport"
        | "IncorrectSGC"
        | "IncorrectTI"
        | "ConvertedFrmConventional"
        | "MeterChangedOut"
        | "NewInstallation";
      faultDescription?: string;
      /** Format: date-time */
      time: string;
    };
    /** FaultReportRequest */
    FaultReportRequest: {
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
      /** @description The faulty meter; its meterId suffices */
      meter: components["schemas"]["Meter"];
      customer?: components["schemas"]["Customer"];
      /** @description Phone number of the person who reports */
      contactNumber: string;
      /**
       * @description Kind of fault
       * @enum {string}
       */
      faultType:
        | "SeriousBoxDamage"
        | "FireWaterDamage"
        | "MeterDead"
        | "KeepsTripping"
        | "NoTrip"
        | "DisplayLightsButtons"
        | "NetworkFaultReport"
        | "IncorrectSGC"
        | "IncorrectTI"
        | "ConvertedFrmConventional"
        | "MeterChangedOut"
        | "NewInstallation";
      /** @description The fault in free text */
      faultDescription?: string;
    };
    /** FaultReportResponse */
    FaultReportResponse: {
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
      /** @description Number under which the utility follows the fault */
      reference: string;
      /** @description Text for the customer */
      description: string;
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
    /** InstrumentData */
    InstrumentData: {
      /**
       * @description Type of the payment method
       * @enum {string}
       */
      type: "AN_32_TOKEN" | "LOYALTY_CARD" | "CARD";
      /** @description Number of a token */
      token?: string;
      /** @description Number of a loyalty card */
      cardNumber?: string;
      /** @description Number of a bank card */
      pan?: string;
      /** @description Most that it pays at once; absent: anything */
      limit?: components["schemas"]["LedgerAmount"];
      /** @description A token that has paid */
      spent: boolean;
      expiryDate?: string;
      pin?: string;
    };
    /** KeyChangeConfirmation */
    KeyChangeConfirmation: {
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
    /** KeyChangeData */
    KeyChangeData: {
      /** @description Supply group */
      newSupplyGroupCode?: string;
      /** @description Key revision */
      newKeyRevisionNumber?: string;
      /** @description Tariff index */
      newTariffIndex?: string;
    };
    /** KeyChangeTokenRequest */
    KeyChangeTokenRequest: {
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
      /** @description The meter that needs its new key */
      meter: components["schemas"]["Meter"];
    };
    /** KeyChangeTokenResponse */
    KeyChangeTokenResponse: {
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
      /** @description The meter, with keyChangeData */
      meter: components["schemas"]["Meter"];
      /** @description Key change tokens in the order to key in */
      tokens?: components["schemas"]["Token"][];
    };
    /**
     * LedgerAmount
     * @description Smallest purchase
     */
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
      amount: components["schemas"]["LedgerAmount"];
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
    /**
     * Meter
     * @description The meter; its meterId suffices
     */
    Meter: {
      /** @description Serial number of the meter */
      meterId: string;
      /** @description Track of the meter's card */
      track2Data?: string;
      /** @description Service that it dispenses */
      serviceType?: string;
      /** @description Supply group */
      supplyGroupCode?: string;
      /** @description Key revision */
      keyRevisionNum?: string;
      /** @description Tariff index */
      tariffIndex?: string;
      /** @description How tokens reach the meter: 01 magnetic card, 02 keypad */
      tokenTechCode?: string;
      /** @description Encryption algorithm of the meter */
      algorithmCode?: string;
      keyChangeData?: components["schemas"]["KeyChangeData"];
    };
    /** MeterData */
    MeterData: {
      meter: components["schemas"]["Meter"];
      providerId: string;
      /** @enum {string} */
      status: "ACTIVE" | "BARRED";
      /** @enum {string} */
      keyChange: "NONE" | "PENDING" | "ISSUED" | "CONFIRMED";
      /** @description Units bought in the month of the last purchase */
      unitsBought: number;
      /** @description Units of the free token that is due; 0: none */
      freeUnits: number;
      /** @description All debt */
      arrears: components["schemas"]["LedgerAmount"];
      /** @description Units of the refund token that waits; 0: none */
      refundUnits: number;
      /** @description A power limit token waits */
      powerLimitWaits: boolean;
    };
    /** MeterLookupRequest */
    MeterLookupRequest: {
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
      /** @description The meter; its meterId suffices */
      meter: components["schemas"]["Meter"];
    };
    /** MeterLookupResponse */
    MeterLookupResponse: {
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
      /** @description The meter as registered */
      meter: components["schemas"]["Meter"];
      customer: components["schemas"]["Customer"];
      utility: components["schemas"]["Utility"];
      /** @description Smallest purchase */
      minAmount?: components["schemas"]["LedgerAmount"];
      /** @description Largest purchase */
      maxAmount?: components["schemas"]["LedgerAmount"];
      /** @description All debt */
      arrearsAmount?: components["schemas"]["LedgerAmount"];
      /** @description A free token waits */
      bsstDue?: boolean;
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
    /** PaymentMethod */
    PaymentMethod: {
      type: unknown;
    } & (
      | components["schemas"]["An32TokenPayment"]
      | components["schemas"]["LoyaltyCardPayment"]
      | components["schemas"]["CardPayment"]
      | components["schemas"]["AccountPayment"]
      | components["schemas"]["RewardPayment"]
    );
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
    /** ProviderData */
    ProviderData: {
      id: string;
      name: string;
      reachable: boolean;
      /** @enum {string} */
      reversal: "supported" | "unsupported" | "acceptOnly";
      /** @description Whether confirmations are passed on */
      confirmations: boolean;
      /** @enum {string} */
      retry: "issue" | "decline" | "notFound";
      /** @enum {string} */
      reprint: "byReference" | "lastOnly";
      /** @description Operations that are answered 501 */
      notOffered: string[];
    };
    /** PurchaseData */
    PurchaseData: {
      id: string;
      meterId: string;
      /** @enum {string} */
      state: "ISSUED" | "CONFIRMED" | "REVERSED";
      amount: components["schemas"]["LedgerAmount"];
      /** @description A reversal was taken, and the provider refused it */
      reversalRefused: boolean;
      tokens: components["schemas"]["TokenData"][];
    };
    /** PurchaseRequest */
    PurchaseRequest: {
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
      /** @description The meter; its meterId suffices */
      meter: components["schemas"]["Meter"];
      /** @description Amount paid, tax included; 0 asks for the free token */
      purchaseAmount: components["schemas"]["LedgerAmount"];
      /** @description Service wanted: Electricity, Water ... */
      utilityType?: string;
      /** @description Phone number of the customer */
      msisdn?: string;
      /** @description Money collected at the till */
      tenders?: components["schemas"]["Tender"][];
      /** @description Money to be collected from third parties */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
    };
    /** PurchaseResponse */
    PurchaseResponse: {
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
      /** @description Value of all tokens, without tax */
      purchaseTotal?: components["schemas"]["LedgerAmount"];
      /** @description All tax */
      taxTotal?: components["schemas"]["LedgerAmount"];
      amounts?: components["schemas"]["Amounts"];
      /** @description The meter; with keyChangeData when its key changes */
      meter: components["schemas"]["Meter"];
      customer: components["schemas"]["Customer"];
      utility: components["schemas"]["Utility"];
      /** @description Service sold */
      utilityType?: string;
      /** @description Tokens in the order to key in */
      tokens?: components["schemas"]["Token"][];
      /** @description Parts of the amount that went to debts */
      debtRecoveryCharges?: components["schemas"]["DebtRecoveryCharge"][];
      /** @description Charges that were taken */
      serviceCharges?: components["schemas"]["ServiceCharge"][];
      /** @description Number of the tax invoice */
      vatInvoiceNumber?: string;
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
    /** RewardPayment */
    RewardPayment: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "REWARD";
      /** @description Name of the method */
      name?: string;
      amount: components["schemas"]["LedgerAmount"];
      /** @description Code of the reward programme */
      rewardCode: string;
    };
    /** ServiceCharge */
    ServiceCharge: {
      /** @description Taken from this payment */
      amount: components["schemas"]["TaxableAmount"];
      /** @description Name of the charge */
      description: string;
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
    /** TariffBlock */
    TariffBlock: {
      /** @description Units sold in this block */
      units: number;
      /** @description Price of a unit in minor units, without tax */
      rate: number;
    };
    /**
     * TaxableAmount
     * @description Value of the token
     */
    TaxableAmount: {
      /** @description Value in minor units: 79995 is 799.95 */
      amount: number;
      /** @description ISO 4217 numeric code */
      currency: string;
      /**
       * @description Direction, where it could be either
       * @enum {string}
       */
      ledgerIndicator?: "DEBIT" | "CREDIT";
      /** @description Tax on top; absent or 0 where the amount includes it */
      tax?: number;
      /** @description Name of the tax */
      taxType?: string;
      /** @description Rate in per cent */
      taxRate?: number;
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
    /** ThirdPartyIdentifier */
    ThirdPartyIdentifier: {
      /** @description Institution that gave the reference */
      institutionId: string;
      /** @description The reference */
      transactionIdentifier?: string;
    };
    /** Token */
    Token: {
      /**
       * @description Kind of token
       * @enum {string}
       */
      tokenType: "STD" | "BSST" | "REFUND" | "KC" | "PWRLMT";
      /** @description Units that the token gives */
      units: number;
      /** @description Value of the token */
      amount: components["schemas"]["TaxableAmount"];
      /** @description Receipt number */
      receiptNum?: string;
      /** @description 20 digits */
      token: string;
      /** @description How the units were priced */
      tariffCalc?: components["schemas"]["TariffBlock"][];
    };
    /** TokenData */
    TokenData: {
      /** @enum {string} */
      tokenType: "STD" | "BSST" | "REFUND" | "KC" | "PWRLMT";
      token: string;
    };
    /** TokenReprintRequest */
    TokenReprintRequest: {
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
      /** @description The meter; its meterId suffices */
      meter: components["schemas"]["Meter"];
      /** @description Receipt or reference number of the purchase; absent: the last one */
      originalRef?: string;
    };
    /** Utility */
    Utility: {
      /** @description Name */
      name?: string;
      /** @description Postal or street address */
      address?: string;
      /** @description Tax registration number */
      vatRegNum?: string;
      /** @description Id that the utility gave to the client */
      clientId?: string;
      /** @description Message for the slip */
      message?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** Prepaid utility token purchase: what each operation takes and answers. */
export interface PrepaidUtilityMessages {
  /** A meter with its customer, its utility and its limits */
  createMeterLookup: {
    path: { lookupId: string };
    query: {};
    body: Models["MeterLookupRequest"];
    answers: {
      201: Models["MeterLookupResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** The tokens of the last purchase of a meter, or of the one with a reference */
  requestTokenReprint: {
    path: { reprintId: string };
    query: {};
    body: Models["TokenReprintRequest"];
    answers: {
      200: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Report a faulty meter to its utility */
  createFaultReport: {
    path: { requestId: string };
    query: {};
    body: Models["FaultReportRequest"];
    answers: {
      201: Models["FaultReportResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Tell that a purchase succeeded, for information */
  notifyTokenPurchase: {
    path: {};
    query: { purchaseId: string };
    body: Models["PurchaseResponse"];
    answers: {
      202: undefined;
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Try a purchase, without effect and without tokens */
  trialTokenPurchaseRequest: {
    path: { trialId: string };
    query: {};
    body: Models["PurchaseRequest"];
    answers: {
      200: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Buy tokens for a meter */
  createTokenPurchaseRequest: {
    path: { purchaseId: string };
    query: {};
    body: Models["PurchaseRequest"];
    answers: {
      201: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Send a purchase again, for the issued tokens, new ones or a decline */
  retryPurchaseRequest: {
    path: { purchaseId: string };
    query: {};
    body: Models["PurchaseRequest"];
    answers: {
      202: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the tokens were paid for */
  confirmTokenPurchase: {
    path: { purchaseId: string; confirmationId: string };
    query: {};
    body: Models["ConfirmationAdvice"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the purchase was not completed */
  reverseTokenPurchase: {
    path: { purchaseId: string; reversalId: string };
    query: {};
    body: Models["ReversalAdvice"];
    answers: {
      202: Models["BasicAdviceResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Ask for the tokens that change the key of a meter */
  createKeyChangeTokenRequest: {
    path: { requestId: string };
    query: {};
    body: Models["KeyChangeTokenRequest"];
    answers: {
      201: Models["KeyChangeTokenResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the key change tokens were given to the customer */
  confirmKeyChange: {
    path: { requestId: string; confirmationId: string };
    query: {};
    body: Models["KeyChangeConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
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
