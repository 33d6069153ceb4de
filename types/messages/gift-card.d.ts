// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
    /** ActivationConfirmation */
    ActivationConfirmation: {
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
    /** ActivationRequest */
    ActivationRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      card: components["schemas"]["Card"];
      product: components["schemas"]["Product"];
      amounts?: components["schemas"]["GiftcardAmounts"];
    };
    /** ActivationResponse */
    ActivationResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      card: components["schemas"]["Card"];
      product: components["schemas"]["Product"];
      amounts?: components["schemas"]["GiftcardAmounts"];
    };
    /** ActivationReversal */
    ActivationReversal: {
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
    /** Basket */
    Basket: {
      /** @description Identifier of the basket */
      basketId: string;
      /** @description Goods in the basket */
      items?: components["schemas"]["Item"][];
    };
    /** Card */
    Card: {
      /** @description Card number, leading zeros included */
      pan: string;
      /** @description Last month of validity, YYMM */
      expiryDate?: string;
      /** @description PIN in the clear */
      clearPin?: string;
      /** @description Encrypted PIN */
      encryptedPin?: string;
      pin?: components["schemas"]["Pin"];
      /** @description Rank of the card, such as secondary */
      rank?: string;
    };
    /** CardData */
    CardData: {
      card: components["schemas"]["Card"];
      balance: components["schemas"]["LedgerAmount"];
      /**
       * @description State of the card now
       * @enum {string}
       */
      status: "NEW" | "ACTIVATED" | "ACTIVATED_CONFIRMED" | "VOIDED" | "VOIDED_CONFIRMED";
      product?: components["schemas"]["Product"];
    };
    /** Club */
    Club: {
      /** @description Name */
      name: string;
      /** @description Description */
      description?: string;
      /**
       * @description Whether the customer is a member
       * @default false
       */
      member: boolean;
      /**
       * @description Whether the customer may get such marketing
       * @default false
       */
      marketToCustomer: boolean;
      /** @description Products of the club */
      products?: components["schemas"]["Product"][];
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
      /** @description Cards, with their state now */
      cards: components["schemas"]["CardData"][];
      /** @description Products */
      products: components["schemas"]["ProductData"][];
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description Identifier in the path */
      pathId?: string;
      /** @description Identifier of the request */
      requestId?: string;
      /** @description Identifier of the confirmation */
      confirmationId?: string;
      /** @description Identifier of the reversal */
      reversalId?: string;
      /** @description Activation that gave the card its state */
      activationId?: string;
      /** @description Void that gave the card its state */
      voidId?: string;
      /**
       * Format: date-time
       * @description Time of the request
       */
      requestTime?: string;
      /**
       * Format: date-time
       * @description Time of the reversal
       */
      reversalTime?: string;
      /**
       * Format: date-time
       * @description Time of the void
       */
      voidTime?: string;
      /**
       * Format: date-time
       * @description Time of the confirmation
       */
      confirmDate?: string;
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      amounts?: components["schemas"]["GiftcardAmounts"];
      client?: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      originator?: components["schemas"]["Originator"];
      slipData?: components["schemas"]["SlipData"];
      thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description The event, in free text */
      freeString?: string;
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
    } & {
      [key: string]: unknown;
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
        | "INVALID_PRODUCT"
        | "CARD_NOT_ACTIVATED"
        | "CARD_ACTIVATED"
        | "CARD_VOIDED"
        | "INSUFFICIENT_FUNDS"
        | "INVALID_CARD_NUMBER"
        | "CARD_EXPIRED"
        | "INCORRECT_PIN"
        | "TEMPORARY_FAILURE"
        | "DO_NOT_HONOUR"
        | "CARD_BLOCKED"
        | "CARD_DELETED"
        | "FUNCTION_BLOCKED_FOR_CARD_RANK"
        | "PIN_ATTEMPTS_EXCEEDED";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "ACTIVATION_REQUEST"
        | "ACTIVATION_CONFIRMATION"
        | "ACTIVATION_REVERSAL"
        | "LOAD_REQUEST"
        | "LOAD_CONFIRMATION"
        | "LOAD_REVERSAL"
        | "REDEMPTION_REQUEST"
        | "REDEMPTION_CONFIRMATION"
        | "REDEMPTION_REVERSAL"
        | "VOID_REQUEST"
        | "VOID_CONFIRMATION"
        | "VOID_REVERSAL"
        | "LOOKUP_REQUEST"
        | "REPLACE_REQUEST"
        | "REPLACE_CONFIRMATION"
        | "REPLACE_REVERSAL"
        | "TRANSFER_REQUEST"
        | "TRANSFER_CONFIRMATION"
        | "TRANSFER_REVERSAL"
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
    /** GiftcardAmounts */
    GiftcardAmounts: {
      requestAmount?: components["schemas"]["LedgerAmount"];
      approvedAmount?: components["schemas"]["LedgerAmount"];
      feeAmount?: components["schemas"]["LedgerAmount"];
      balanceAmount?: components["schemas"]["LedgerAmount"];
      availableBalance?: components["schemas"]["LedgerAmount"];
      /** @description Further amounts by name */
      additionalAmounts?: {
        [key: string]: components["schemas"]["LedgerAmount"];
      };
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
    /** Item */
    Item: {
      /** @description Identifier of the goods, such as their bar code */
      productId?: string;
      /** @description Name of the goods, without spaces */
      productName?: string;
      /** @description Kind of goods, without spaces */
      productType?: string;
      /** @description How many; fractions are allowed */
      quantity?: number;
      /**
       * @description Unit of the quantity
       * @enum {string}
       */
      unit?: "UNIT" | "LITRE" | "KILOGRAM";
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
    /** LoadConfirmation */
    LoadConfirmation: {
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
    /** LoadRequest */
    LoadRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      amounts: components["schemas"]["GiftcardAmounts"];
      card: components["schemas"]["Card"];
      product?: components["schemas"]["Product"];
    };
    /** LoadResponse */
    LoadResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      amounts: components["schemas"]["GiftcardAmounts"];
      card: components["schemas"]["Card"];
      product?: components["schemas"]["Product"];
    };
    /** LoadReversal */
    LoadReversal: {
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
    /** LookupRequest */
    LookupRequest:
      | {
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
          posInfo?: components["schemas"]["PosInfo"];
          cardHolder?: components["schemas"]["Customer"];
          card?: components["schemas"]["Card"];
        }
      | {
          card: unknown;
        }
      | {
          cardHolder: unknown;
        };
    /** LookupResponse */
    LookupResponse: {
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
      posInfo: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      amounts: components["schemas"]["GiftcardAmounts"];
      card: components["schemas"]["Card"];
      product?: components["schemas"]["Product"];
      points?: components["schemas"]["PointAmounts"];
      clubs?: components["schemas"]["Club"][];
      marketingAttributes?: components["schemas"]["MarketingAttribute"][];
    };
    /** MarketingAttribute */
    MarketingAttribute: {
      /** @description Name */
      name: string;
      /** @description Description */
      description?: string;
      /**
       * @description Whether the customer is a member
       * @default false
       */
      member: boolean;
      /**
       * @description Whether the customer may get such marketing
       * @default false
       */
      marketToCustomer: boolean;
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
    /** PointAmounts */
    PointAmounts: {
      requestAmount?: components["schemas"]["PointsAmount"];
      approvedAmount?: components["schemas"]["PointsAmount"];
      balanceAmount?: components["schemas"]["PointsAmount"];
      availableAmount?: components["schemas"]["PointsAmount"];
    };
    /** PointsAmount */
    PointsAmount: {
      /** @description Number of points */
      amount: number;
      currencyEquivalent?: components["schemas"]["LedgerAmount"];
      /** @description Points that are the next to expire */
      pointsDueToExpire?: number;
      /**
       * Format: date-time
       * @description When they expire
       */
      expiryDate?: string;
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
    /** Product */
    Product: {
      /** @description Identifier of the product */
      id: string;
      /** @description Bar code of the product */
      barcode?: string;
      /** @description Kind of product */
      type?: string;
    };
    /** ProductData */
    ProductData: {
      product: components["schemas"]["Product"];
      startingBalance: components["schemas"]["LedgerAmount"];
    };
    /** RedemptionConfirmation */
    RedemptionConfirmation: {
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
    /** RedemptionRequest */
    RedemptionRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      amounts: components["schemas"]["GiftcardAmounts"];
      card: components["schemas"]["Card"];
      product?: components["schemas"]["Product"];
      points?: components["schemas"]["PointAmounts"];
      basket?: components["schemas"]["Basket"];
    };
    /** RedemptionResponse */
    RedemptionResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      amounts?: components["schemas"]["GiftcardAmounts"];
      card: components["schemas"]["Card"];
      product?: components["schemas"]["Product"];
      points?: components["schemas"]["PointAmounts"];
      basket?: components["schemas"]["Basket"];
    };
    /** RedemptionReversal */
    RedemptionReversal: {
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
    /** ReplaceConfirmation */
    ReplaceConfirmation: {
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
    /** ReplaceRequest */
    ReplaceRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      oldCard: components["schemas"]["Card"];
      newCard: components["schemas"]["Card"];
      targetCard?: components["schemas"]["Card"];
    };
    /** ReplaceResponse */
    ReplaceResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      oldCard: components["schemas"]["Card"];
      newCard: components["schemas"]["Card"];
      targetCard?: components["schemas"]["Card"];
      amounts: components["schemas"]["GiftcardAmounts"];
    };
    /** ReplaceReversal */
    ReplaceReversal: {
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
    /** SlipData */
    SlipData: {
      /** @description Lines to print */
      messageLines?: components["schemas"]["SlipLine"][];
      /**
       * Format: int32
       * @description Width in characters at scale 1; 0 for not set
       */
      slipWidth?: number;
      /** @description Unique reference of the issuer, which the customer may quote */
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
    /** ThirdPartyIdentifier */
    ThirdPartyIdentifier: {
      /** @description Institution that gave the reference */
      institutionId: string;
      /** @description The reference */
      transactionIdentifier?: string;
    };
    /** TransferConfirmation */
    TransferConfirmation: {
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
    /** TransferRequest */
    TransferRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      amounts: components["schemas"]["GiftcardAmounts"];
      sourceCard: components["schemas"]["Card"];
      targetCard: components["schemas"]["Card"];
    };
    /** TransferResponse */
    TransferResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      amounts: components["schemas"]["GiftcardAmounts"];
      sourceCard: components["schemas"]["Card"];
      targetCard: components["schemas"]["Card"];
    };
    /** TransferReversal */
    TransferReversal: {
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
    /** VoidConfirmation */
    VoidConfirmation: {
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
    /** VoidRequest */
    VoidRequest: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card: components["schemas"]["Card"];
    };
    /** VoidResponse */
    VoidResponse: {
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
      posInfo?: components["schemas"]["PosInfo"];
      cardHolder?: components["schemas"]["Customer"];
      product?: components["schemas"]["Product"];
      card?: components["schemas"]["Card"];
      amounts?: components["schemas"]["GiftcardAmounts"];
    };
    /** VoidReversal */
    VoidReversal: {
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** Gift card: what each operation takes and answers. */
export interface GiftCardMessages {
  /** Activate a card, with initial funds if any */
  activate: {
    path: { activationId: string };
    query: {};
    body: Models["ActivationRequest"];
    answers: {
      201: Models["ActivationResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm an activation */
  confirmActivation: {
    path: { activationId: string; confirmationId: string };
    query: {};
    body: Models["ActivationConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse an activation */
  reverseActivation: {
    path: { activationId: string; reversalId: string };
    query: {};
    body: Models["ActivationReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Load funds onto a card */
  load: {
    path: { loadId: string };
    query: {};
    body: Models["LoadRequest"];
    answers: {
      201: Models["LoadResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a load */
  confirmLoad: {
    path: { loadId: string; confirmationId: string };
    query: {};
    body: Models["LoadConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a load */
  reverseLoad: {
    path: { loadId: string; reversalId: string };
    query: {};
    body: Models["LoadReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay with a card */
  redemption: {
    path: { redemptionId: string };
    query: {};
    body: Models["RedemptionRequest"];
    answers: {
      201: Models["RedemptionResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a redemption */
  confirmRedemption: {
    path: { redemptionId: string; confirmationId: string };
    query: {};
    body: Models["RedemptionConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a redemption */
  reverseRedemption: {
    path: { redemptionId: string; reversalId: string };
    query: {};
    body: Models["RedemptionReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Void an activated card */
  void: {
    path: { voidId: string };
    query: {};
    body: Models["VoidRequest"];
    answers: {
      200: Models["VoidResponse"];
      201: Models["VoidResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a void */
  confirmVoid: {
    path: { voidId: string; confirmationId: string };
    query: {};
    body: Models["VoidConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a void */
  reverseVoid: {
    path: { voidId: string; reversalId: string };
    query: {};
    body: Models["VoidReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Move all funds to a new card and void the old one */
  replace: {
    path: { replaceId: string };
    query: {};
    body: Models["ReplaceRequest"];
    answers: {
      201: Models["ReplaceResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a replace */
  confirmReplace: {
    path: { replaceId: string; confirmationId: string };
    query: {};
    body: Models["ReplaceConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a replace */
  reverseReplace: {
    path: { replaceId: string; reversalId: string };
    query: {};
    body: Models["ReplaceReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Move funds from one card to another */
  transfer: {
    path: { transferId: string };
    query: {};
    body: Models["TransferRequest"];
    answers: {
      201: Models["TransferResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a transfer */
  confirmTransfer: {
    path: { transferId: string; confirmationId: string };
    query: {};
    body: Models["TransferConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a transfer */
  reverseTransfer: {
    path: { transferId: string; reversalId: string };
    query: {};
    body: Models["TransferReversal"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Look up a card and its balances, without financial effect */
  lookupGiftcard: {
    path: { lookupId: string };
    query: {};
    body: Models["LookupRequest"];
    answers: {
      201: Models["LookupResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
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
