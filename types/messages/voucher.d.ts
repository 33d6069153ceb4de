// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
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
    /** DataResponse */
    DataResponse: {
      /** @description Vouchers, with their state now */
      vouchers: components["schemas"]["VoucherData"][];
      /** @description Products */
      products: components["schemas"]["ProductData"][];
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description The event, in free text */
      freeString?: string;
      /** @description Provision, redemption or refund concerned */
      voucherId?: string;
      /** @description Confirmation that stands in the way */
      confirmationId?: string;
      /** @description Reversal that stands in the way */
      reversalId?: string;
      /**
       * Format: date-time
       * @description Time of the earlier request
       */
      requestTime?: string;
      client?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      voucher?: components["schemas"]["Voucher"];
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
        | "VOUCHER_ALREADY_REDEEMED"
        | "VOUCHER_ALREADY_PROVISIONED"
        | "VOUCHER_ALREADY_CONFIRMED"
        | "VOUCHER_ALREADY_REVERSED"
        | "VOUCHER_ALREADY_REFUNDED"
        | "VOUCHER_NOT_REFUNDED"
        | "VOUCHER_NOT_REDEEMABLE"
        | "VOUCHER_NOT_REDEEMED"
        | "VOUCHER_STATUS_UNKNOWN"
        | "REDEMPTION_ALREADY_CONFIRMED"
        | "REDEMPTION_NOT_CONFIRMED"
        | "REDEMPTION_ALREADY_REVERSED"
        | "REFUND_ALREADY_CONFIRMED"
        | "REFUND_ALREADY_REVERSED"
        | "INVALID_MERCHANT"
        | "INVALID_VOUCHER"
        | "AUTHENTICATION_ERROR"
        | "INSUFFICIENT_AMOUNT"
        | "DO_NOT_HONOUR";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "PROVISION_REQUEST"
        | "PROVISION_CONFIRMATION"
        | "PROVISION_REVERSAL"
        | "REDEMPTION_REQUEST"
        | "REDEMPTION_CONFIRMATION"
        | "REDEMPTION_REVERSAL"
        | "REFUND_REQUEST"
        | "REFUND_CONFIRMATION"
        | "REFUND_REVERSAL"
        | "REDEMPTION_LOOKUP"
        | "VOUCHER_LOOKUP"
        | "UNKNOWN";
      /** @description Identifier of the original request, when an advice failed */
      originalId?: string;
      detailMessage?: components["schemas"]["DetailMessage"];
      /** @description Result code of the vendor */
      providerErrorCode?: string;
      /** @description Result text of the vendor */
      providerErrorMessage?: string;
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
    /** IssuedVoucher */
    IssuedVoucher: {
      /** @description Secret code with which the customer redeems */
      code: string;
      /**
       * Format: date-time
       * @description Moment from which the voucher is no longer valid
       */
      expiryDate?: string;
      /** @description Lines that tell the customer how to redeem */
      redeemInstructions?: string[];
      /** @description Identifier of the vendor; cannot be used to redeem */
      serialNumber?: string;
      pin?: components["schemas"]["Pin"];
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
    /** OfferedVoucher */
    OfferedVoucher: {
      /** @description Secret code with which the customer redeems */
      code: string;
      /**
       * Format: date-time
       * @description Moment from which the voucher is no longer valid
       */
      expiryDate?: string;
      /** @description Lines that tell the customer how to redeem */
      redeemInstructions?: string[];
      /** @description Identifier of the vendor; cannot be used to redeem */
      serialNumber?: string;
      pin?: components["schemas"]["Pin"];
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
      /** @description Product code of the vendor */
      productId: string;
      /** @description Bar code of the product */
      barcode?: string;
      /** @description Name of the product */
      name?: string;
    };
    /** ProductData */
    ProductData: {
      product: components["schemas"]["Product"];
      /** @description Fixed price */
      price?: components["schemas"]["LedgerAmount"];
      /** @description Lowest value that may be asked */
      minimum?: components["schemas"]["LedgerAmount"];
      /** @description Highest value that may be asked */
      maximum?: components["schemas"]["LedgerAmount"];
    };
    /** ProvisionRequest */
    ProvisionRequest: {
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      /** @description How the customer paid, when that is known already */
      tenders?: components["schemas"]["Tender"][];
      voucher?: components["schemas"]["Voucher"];
      product?: components["schemas"]["Product"];
    };
    /** ProvisionResponse */
    ProvisionResponse: {
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      voucher: components["schemas"]["IssuedVoucher"];
      product?: components["schemas"]["Product"];
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      voucher: components["schemas"]["OfferedVoucher"];
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      voucher?: components["schemas"]["Voucher"];
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      voucher: components["schemas"]["OfferedVoucher"];
      /** @description Redemption that is refunded */
      redemptionId?: string;
      /** @description Reference that the vendor gave the redemption */
      receiverTransactionRef?: string;
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
      amounts?: components["schemas"]["Amounts"];
      posInfo?: components["schemas"]["PosInfo"];
      voucher?: components["schemas"]["Voucher"];
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
      transactionIdentifier: string;
    };
    /** Voucher */
    Voucher: {
      /** @description Secret code with which the customer redeems */
      code?: string;
      /**
       * Format: date-time
       * @description Moment from which the voucher is no longer valid
       */
      expiryDate?: string;
      /** @description Lines that tell the customer how to redeem */
      redeemInstructions?: string[];
      /** @description Identifier of the vendor; cannot be used to redeem */
      serialNumber?: string;
      pin?: components["schemas"]["Pin"];
    };
    /** VoucherData */
    VoucherData: {
      voucher: components["schemas"]["Voucher"];
      /**
       * @description State of the voucher now
       * @enum {string}
       */
      status:
        | "ISSUED"
        | "ACTIVE"
        | "REDEEMED"
        | "REDEEMED_CONFIRMED"
        | "REFUND_PENDING"
        | "BLOCKED"
        | "CANCELLED";
      /** @description Redeemable value, now or later; absent: an open value */
      balance?: components["schemas"]["LedgerAmount"];
      product?: components["schemas"]["Product"];
    };
    /** VoucherLookupResponse */
    VoucherLookupResponse: {
      posInfo?: components["schemas"]["PosInfo"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      amounts?: components["schemas"]["Amounts"];
      voucher: components["schemas"]["Voucher"];
      product?: components["schemas"]["Product"];
      thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
      /** @description Retrieval reference number of the first sender */
      rrn?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** Voucher: what each operation takes and answers. */
export interface VoucherMessages {
  /** Obtain a voucher */
  provisionVoucher: {
    path: {};
    query: {};
    body: Models["ProvisionRequest"];
    answers: {
      200: Models["ProvisionResponse"];
      201: Models["ProvisionResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a provision */
  confirmVoucher: {
    path: {};
    query: {};
    body: Models["TenderAdvice"];
    answers: {
      200: Models["TenderAdvice"];
      202: Models["TenderAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a provision */
  reverseVoucher: {
    path: {};
    query: {};
    body: Models["BasicReversal"];
    answers: {
      200: Models["BasicReversal"];
      202: Models["BasicReversal"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay with a voucher */
  redeemVoucher: {
    path: {};
    query: {};
    body: Models["RedemptionRequest"];
    answers: {
      200: Models["RedemptionResponse"];
      201: Models["RedemptionResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a redemption */
  confirmRedeem: {
    path: {};
    query: {};
    body: Models["BasicAdvice"];
    answers: {
      200: Models["BasicAdvice"];
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a redemption */
  reverseRedeem: {
    path: {};
    query: {};
    body: Models["BasicReversal"];
    answers: {
      200: Models["BasicReversal"];
      202: Models["BasicReversal"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Refund a redeemed voucher */
  refundVoucher: {
    path: {};
    query: {};
    body: Models["RefundRequest"];
    answers: {
      200: Models["RefundResponse"];
      201: Models["RefundResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a refund */
  confirmRefund: {
    path: {};
    query: {};
    body: Models["BasicAdvice"];
    answers: {
      200: Models["BasicAdvice"];
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a refund */
  reverseRefund: {
    path: {};
    query: {};
    body: Models["BasicReversal"];
    answers: {
      200: Models["BasicReversal"];
      202: Models["BasicReversal"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Ask for the outcome of a redemption: 102 while it is in process */
  lookupRedemption: {
    path: { requestId: string };
    query: {};
    body: undefined;
    answers: {
      102: undefined;
      200: Models["RedemptionResponse"];
      400: Models["ErrorDetail"];
      403: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Look up a voucher, without financial effect */
  lookupVoucher: {
    path: {};
    query: {
      voucherCode?: string;
      provisionRequestId?: string;
      receiverInstId?: string;
      settlementEntityInstId?: string;
      voucherSerialNumber?: string;
    };
    body: undefined;
    answers: {
      200: Models["VoucherLookupResponse"];
      202: Models["VoucherLookupResponse"];
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
