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
    /** BundleData */
    BundleData: {
      productId: string;
      productContents?: components["schemas"]["ProductContent"][];
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
    /** ChannelProductListing */
    ChannelProductListing: {
      /** @description Name of the channel */
      channelName: string;
      /** @description Name shown in the channel */
      productDisplayName?: string;
      /** @description Category shown in the channel */
      productDisplayCategory?: string;
      /** @description Position in a menu */
      productDisplaySortOrder?: number;
      /** @description The channel's own code of the product */
      channelProductIdentifier?: string;
    };
    /** ClientData */
    ClientData: {
      username: string;
      /** @description What is left of the float; absent: unlimited */
      float?: components["schemas"]["LedgerAmount"];
      dailyLimit?: components["schemas"]["LedgerAmount"];
      /** @description Whether listProducts answers */
      keepsCatalogue?: boolean;
    };
    /** DataResponse */
    DataResponse: {
      clients: components["schemas"]["ClientData"][];
      products: components["schemas"]["ProductData"][];
      msisdns: components["schemas"]["MsisdnData"][];
      vouchers: components["schemas"]["VoucherData"][];
      instruments: components["schemas"]["InstrumentData"][];
    };
    /** Description */
    Description: {
      /** @description Main text */
      primaryDescription?: string;
      /** @description Short text, shown next to the name */
      shortDescription?: string;
      /** @description Further texts by name */
      additionalDescriptions?: {
        [key: string]: string;
      };
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
      /** @description The event, in free text */
      freeString?: string;
      /** @description Identifier in the path */
      pathId?: string;
      /** @description Identifier of the request concerned */
      voucherId?: string;
      /** @description Identifier of the reversal concerned */
      reversalId?: string;
      /** @description Identifier of the confirmation concerned */
      confirmationId?: string;
      /** @description Time of the earlier request */
      requestTime?: string;
      product?: components["schemas"]["Product"];
      voucher?: components["schemas"]["Voucher"];
      client?: components["schemas"]["Institution"];
      originator?: components["schemas"]["Originator"];
      settlementEntity?: components["schemas"]["Institution"];
      receiver?: components["schemas"]["Institution"];
      slipData?: components["schemas"]["SlipData"];
      thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
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
        | "INVALID_PRODUCT"
        | "ACCOUNT_ALREADY_SETTLED"
        | "INVALID_MERCHANT"
        | "OUT_OF_STOCK"
        | "INVALID_AN32_TOKEN"
        | "DO_NOT_HONOR"
        | "DECLINED_BY_MNO"
        | "INVALID_MSISDN"
        | "INVALID_LOYALTY_CARD"
        | "INSUFFICIENT_FUNDS"
        | "INVALID_CARD_NUMBER"
        | "CARD_EXPIRED"
        | "INCORRECT_PIN"
        | "PIN_ATTEMPTS_EXCEEDED"
        | "OUTCOME_UNKNOWN"
        | "SYSTEM_MALFUNCTION"
        | "LIMIT_EXCEEDED";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "VOUCHER_REQUEST"
        | "VOUCHER_REVERSAL"
        | "VOUCHER_CONFIRMATION"
        | "VOUCHER_VOID"
        | "MSISDN_INFO_REQUEST"
        | "PURCHASE_REQUEST"
        | "PURCHASE_CONFIRMATION"
        | "PURCHASE_STATUS_REQUEST"
        | "PURCHASE_REVERSAL"
        | "TRIAL_PURCHASE_REQUEST"
        | "LIST_PRODUCTS_REQUEST"
        | "UNKNOWN";
      /** @description Identifier of the original request, when an advice failed */
      originalId?: string;
      detailMessage?: components["schemas"]["DetailMessage"];
      /** @description The provider's code */
      providerErrorCode?: string;
      /** @description The provider's text */
      providerErrorMsg?: string;
      /** @description The provider's reference */
      providerRef?: string;
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
    /**
     * Institution
     * @description Mobile network operator of the number
     */
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
      balance: components["schemas"]["LedgerAmount"];
      expiryDate?: string;
      pin?: string;
      /** @description Too many wrong PINs came */
      pinLocked: boolean;
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
    /** Msisdn */
    Msisdn: {
      /** @description Number by ITU E.164 */
      msisdn: string;
      /** @description Country, ISO 3166-1 alpha-2 */
      country?: string;
      /** @description Mobile network operator of the number */
      operator?: components["schemas"]["Institution"];
    };
    /** MsisdnData */
    MsisdnData: {
      msisdn: components["schemas"]["Msisdn"];
      /**
       * @description State of the number
       * @enum {string}
       */
      status: "ACTIVE" | "BARRED" | "NOT_IN_SERVICE";
      /** @description Airtime balance */
      balance?: components["schemas"]["LedgerAmount"];
      /** @description What top-ups have brought */
      bundles: components["schemas"]["BundleData"][];
    };
    /** MsisdnInfoResponse */
    MsisdnInfoResponse: {
      msisdn?: components["schemas"]["Msisdn"];
      amounts?: components["schemas"]["Amounts"];
      /** @description Products that the subscriber may buy */
      availableProducts?: components["schemas"]["Product"][];
      promotion?: components["schemas"]["Promotion"];
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
    /** PriceRange */
    PriceRange: {
      /** @description Least price */
      minimum: components["schemas"]["LedgerAmount"];
      /** @description Highest price */
      maximum: components["schemas"]["LedgerAmount"];
      /** @description Prices go up from the least one by so much */
      step?: components["schemas"]["LedgerAmount"];
    };
    /** Product */
    Product: {
      /** @description True: the subscriber is credited; false: a voucher is delivered */
      isDirectTopup?: boolean;
      /** @description The provider's code */
      productId: string;
      /** @description Bar code */
      barcode?: string;
      /** @description Name of the product */
      name?: string;
      description?: components["schemas"]["Description"];
      /**
       * @description Kind of product
       * @enum {string}
       */
      type?:
        | "AIRTIME_FIXED"
        | "AIRTIME_VARIABLE"
        | "SMS_BUNDLE"
        | "DATA"
        | "APP_RELATED"
        | "COMBO"
        | "DATA_FIXED"
        | "DATA_VARIABLE"
        | "VOICE_BUNDLE";
      /** @description Price to the merchant */
      wholesalePrice?: components["schemas"]["LedgerAmount"];
      /** @description What the recipient gets */
      recipientAmount?: components["schemas"]["LedgerAmount"];
      /** @description Face value, one entry a currency */
      productValues?: components["schemas"]["LedgerAmount"][];
      validityPeriod?: components["schemas"]["ValidityPeriod"];
      /** @description What the product contains */
      productContents?: components["schemas"]["ProductContent"][];
      /** @description Channels that sell the product */
      channels?: components["schemas"]["ChannelProductListing"][];
      /** @description Mobile network operator of the product */
      operator?: components["schemas"]["Institution"];
    };
    /** ProductContent */
    ProductContent: {
      /** @description Quantity */
      amount?: number;
      /**
       * @description Unit of the quantity
       * @enum {string}
       */
      unit: "KB" | "MB" | "GB" | "Unit" | "Minutes";
    };
    /** ProductData */
    ProductData: {
      product: components["schemas"]["Product"];
      /** @description Fixed price, one a currency */
      prices?: components["schemas"]["LedgerAmount"][];
      /** @description Bounds of a price that the buyer chooses, one a currency */
      ranges?: components["schemas"]["PriceRange"][];
      /** @description Vouchers left; absent: unlimited, or no voucher */
      stock?: number;
    };
    /** Promotion */
    Promotion: {
      /** @description Name or short text */
      promotion?: string;
      /**
       * Format: date-time
       * @description First moment
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description Last moment
       */
      endDate?: string;
    };
    /** PurchaseConfirmation */
    PurchaseConfirmation: {
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
      amounts?: components["schemas"]["Amounts"];
      /** @description The product wanted; its productId suffices */
      product: components["schemas"]["Product"];
      /** @description Money collected at the point of sale */
      tenders?: components["schemas"]["Tender"][];
      /** @description Money to be collected from third parties */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
      /** @description Number that gets or uses the product */
      recipientMsisdn?: components["schemas"]["Msisdn"];
      /** @description Number of the buyer */
      senderMsisdn?: components["schemas"]["Msisdn"];
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
      amounts?: components["schemas"]["Amounts"];
      /** @description The product sold */
      product: components["schemas"]["Product"];
      /** @description Number that will use the product */
      msisdn?: components["schemas"]["Msisdn"];
      voucher?: components["schemas"]["Voucher"];
    };
    /** PurchaseReversal */
    PurchaseReversal: {
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
    /** ThirdPartyIdentifier */
    ThirdPartyIdentifier: {
      /** @description Institution that gave the reference */
      institutionId: string;
      /** @description The reference */
      transactionIdentifier?: string;
    };
    /** ValidityPeriod */
    ValidityPeriod: {
      /** @description Number of units */
      duration?: number;
      /**
       * @description Unit of time
       * @enum {string}
       */
      durationUnit:
        | "NANOS"
        | "MICROS"
        | "MILLIS"
        | "SECONDS"
        | "MINUTES"
        | "HOURS"
        | "HALF_DAYS"
        | "DAYS"
        | "WEEKS"
        | "MONTHS"
        | "YEARS"
        | "DECADES"
        | "CENTURIES"
        | "MILLENNIA"
        | "ERAS"
        | "FOREVER";
    };
    /** Voucher */
    Voucher: {
      /** @description What the customer redeems */
      pin?: string;
      /**
       * Format: date-time
       * @description When the voucher lapses
       */
      expiryDate?: string;
      /** @description Identifies the voucher, cannot redeem it */
      serialNumber: string;
      /** @description Batch of production */
      batchNumber?: string;
      /** @description Lines for the slip: how to redeem */
      redeemInstructions?: string[];
    };
    /** VoucherConfirmation */
    VoucherConfirmation: {
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
      voucher?: components["schemas"]["Voucher"];
    };
    /** VoucherData */
    VoucherData: {
      /** @description Without its PIN */
      voucher: components["schemas"]["Voucher"];
      productId: string;
      /**
       * @description State of the voucher now
       * @enum {string}
       */
      state: "IN_STOCK" | "ALLOCATED" | "ACTIVE" | "CANCELLED";
    };
    /** VoucherRequest */
    VoucherRequest: {
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
      /** @description Product for which a voucher is wanted */
      product: components["schemas"]["Product"];
      /** @description Money collected at the point of sale */
      tenders?: components["schemas"]["Tender"][];
      /** @description Money to be collected from third parties */
      paymentMethods?: components["schemas"]["PaymentMethod"][];
    };
    /** VoucherResponse */
    VoucherResponse: {
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
      /** @description The product provisioned */
      responseProduct?: components["schemas"]["Product"];
      voucher: components["schemas"]["Voucher"];
    };
    ListProductsAnswer200: components["schemas"]["Product"][];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

type Models = components["schemas"];
/** Airtime and voucher: what each operation takes and answers. */
export interface AirtimeMessages {
  /** Look up a subscriber number: operator, products, promotion */
  lookupMsisdn: {
    path: {};
    query: {
      msisdn: string;
      operator?: string;
      productType?: string;
      channelName?: string;
      productCategory?: string;
    };
    body: undefined;
    answers: {
      200: Models["MsisdnInfoResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** List the products for sale, all or those of a channel */
  listProducts: {
    path: {};
    query: { channelName?: string };
    body: undefined;
    answers: {
      200: Models["ListProductsAnswer200"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Get the answer to a purchase, sent or not */
  purchaseStatus: {
    path: {};
    query: { provider?: string; purchaseReference?: string; originalMsgId?: string };
    body: undefined;
    answers: {
      200: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Try a purchase without effect, to see whether it is likely to succeed */
  purchaseTrial: {
    path: {};
    query: {};
    body: Models["PurchaseRequest"];
    answers: {
      200: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Sell an airtime product, as a voucher or as a direct top-up */
  purchase: {
    path: {};
    query: {};
    body: Models["PurchaseRequest"];
    answers: {
      201: Models["PurchaseResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Confirm a purchase */
  purchaseConfirmation: {
    path: {};
    query: {};
    body: Models["PurchaseConfirmation"];
    answers: {
      202: Models["PurchaseConfirmation"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Reverse a purchase */
  purchaseReversal: {
    path: {};
    query: {};
    body: Models["PurchaseReversal"];
    answers: {
      202: Models["PurchaseReversal"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Sell a voucher, in the older form of a purchase */
  provisionVoucher: {
    path: { requestId: string };
    query: {};
    body: Models["VoucherRequest"];
    answers: {
      201: Models["VoucherResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the voucher was paid for */
  confirmVoucher: {
    path: { requestId: string; confirmationId: string };
    query: {};
    body: Models["VoucherConfirmation"];
    answers: {
      202: Models["BasicAdvice"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the voucher will never be used */
  reverseVoucher: {
    path: { requestId: string; reversalId: string };
    query: {};
    body: Models["BasicReversal"];
    answers: {
      202: Models["BasicAdvice"];
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
