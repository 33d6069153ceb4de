// Written by build/message-types.js from the interface's schemas: npm run docs.

export interface components {
  schemas: {
    /** Account */
    Account: {
      type: unknown;
    } & (
      | components["schemas"]["PlainAccount"]
      | components["schemas"]["BankAccount"]
      | components["schemas"]["IbanAccount"]
      | components["schemas"]["IfscAccount"]
      | components["schemas"]["MobileWalletAccount"]
      | components["schemas"]["SwiftAccount"]
    );
    /** Address */
    Address: {
      /** @description First street line */
      addressLine1?: string;
      /** @description Second street line */
      addressLine2?: string;
      /** @description City */
      city?: string;
      /** @description Province */
      province?: string;
      /** @description Country, ISO 3166-1 alpha-2 */
      country?: string;
      /** @description Postal code */
      postCode?: string;
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
    /** BankAccount */
    BankAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "BANK";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
      /** @description Routing code of the bank */
      routingCode?: string;
      /** @description Region of the account */
      region?: string;
    };
    /** Barcode */
    Barcode: {
      /** @description Content of the bar code */
      data: string;
      /** @description Symbology; only ITF is known */
      encoding?: string;
    };
    /** CustomerData */
    CustomerData: {
      customerProfileId: string;
      receiverId: string;
      customerDetails?: components["schemas"]["PersonalDetails"];
      blocked: boolean;
    };
    /** DataResponse */
    DataResponse: {
      settings: components["schemas"]["SettingData"][];
      providers: components["schemas"]["ProviderData"][];
      merchants: components["schemas"]["MerchantData"][];
      customers: components["schemas"]["CustomerData"][];
      rates: components["schemas"]["RateData"][];
      quotes: components["schemas"]["QuoteData"][];
      orders: components["schemas"]["OrderData"][];
      deliveries: components["schemas"]["DeliveryData"][];
      ledgerEntries: components["schemas"]["LedgerData"][];
    };
    /** DeliveryData */
    DeliveryData: {
      adviceId: string;
      operation: string;
      requestId: string;
      receiverId: string;
      /**
       * @description STORED: the provider does not accept confirmations
       * @enum {string}
       */
      state: "QUEUED" | "DELIVERED" | "STORED";
      /** @description How often it was tried */
      attempts: number;
      /** Format: date-time */
      acceptedAt: string;
      /**
       * Format: date-time
       * @description When it is tried next, or will have arrived
       */
      dueAt?: string;
      /** Format: date-time */
      deliveredAt?: string;
      lastError?: string;
    };
    /** DetailMessage */
    DetailMessage: {
      /** @description All violations of the message */
      formatErrors?: components["schemas"]["FormatError"][];
      /** @description What happened, in a sentence */
      reason?: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * EncryptedPin
     * @description PIN which the recipient must give to redeem
     */
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
        | "ALREADY_REDEEMED"
        | "AUTHENTICATION_ERROR"
        | "CUSTOMER_CHECK_FAILED"
        | "DAILY_LIMIT_EXCEEDED"
        | "DUPLICATE_RECORD"
        | "FORMAT_ERROR"
        | "INCORRECT_PIN"
        | "INVALID_AMOUNT"
        | "INVALID_MERCHANT"
        | "INVALID_REDEEM_REF"
        | "MONTHLY_LIMIT_EXCEEDED"
        | "PIN_RETRIES_EXCEEDED"
        | "PROVIDER_SYSTEM_ERROR"
        | "ROUTING_ERROR"
        | "SYSTEM_ERROR"
        | "TRANSACTION_DECLINED"
        | "TRANSACTION_LIMIT_EXCEEDED"
        | "TRANSACTION_NOT_ALLOWED_FOR_MERCHANT"
        | "TRANSACTION_NOT_SUPPORTED"
        | "UNABLE_TO_LOCATE_RECORD"
        | "UNABLE_TO_REDEEM"
        | "UPSTREAM_UNAVAILABLE";
      /** @description Short text for the operator */
      errorMessage: string;
      /** @description Identifier of the message that failed */
      id: string;
      /**
       * @description Kind of message that failed
       * @enum {string}
       */
      requestType:
        | "getCustomerInfo"
        | "createOrUpdateCustomer"
        | "getExchangeRate"
        | "getFeeQuote"
        | "lookupOrder"
        | "createOrder"
        | "cancelOrder"
        | "cancelOrderReversal"
        | "confirmPayment"
        | "redeemOrder"
        | "confirmRedeem"
        | "reverseRedeem"
        | "reversePayment"
        | "updateOrderStatus"
        | "UNKNOWN";
      /** @description Identifier of the original request, when an advice failed */
      originalId?: string;
      detailMessage?: components["schemas"]["DetailMessage"];
      /** @description The provider's code, for information */
      providerErrorCode?: string;
      /** @description The provider's text, for information */
      providerErrorMessage?: string;
    };
    /** ExchangeRate */
    ExchangeRate: {
      /** @description How much of toCurrency one unit of fromCurrency gives */
      rate: number;
      /** @description ISO 4217 numeric code that is changed from */
      fromCurrency: string;
      /** @description ISO 4217 numeric code that is changed to */
      toCurrency: string;
    };
    /** FeeQuote */
    FeeQuote: {
      /** @description Fee for the transfer */
      feeAmount: components["schemas"]["LedgerAmount"];
      /** @description What the recipient gets */
      transferAmount: components["schemas"]["LedgerAmount"];
      /** @description What the sender pays, fee included */
      totalAmount: components["schemas"]["LedgerAmount"];
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
    /** IbanAccount */
    IbanAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "IBAN";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
    };
    /** IfscAccount */
    IfscAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "IFSC";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
      /** @description Indian bank code */
      ifscCode?: string;
    };
    /** Institution */
    Institution: {
      /** @description Number of the institution, assigned by the operator of the service */
      id: string;
      /** @description Name of the institution */
      name: string;
    };
    /**
     * LedgerAmount
     * @description Fee for the transfer
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
    /** LedgerData */
    LedgerData: {
      requestId: string;
      orderId: string;
      receiverId: string;
      merchantId: string;
      /** @enum {string} */
      kind: "PAY_IN" | "PAY_OUT" | "REFUND" | "UNDO";
      /** @description What the merchant owes the provider; negative: what the provider owes the merchant */
      amount: components["schemas"]["LedgerAmount"];
      fee?: components["schemas"]["LedgerAmount"];
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
      merchantName?: components["schemas"]["MerchantName"];
      blocked: boolean;
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
    /** MobileWalletAccount */
    MobileWalletAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "MOBILE_WALLET";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
    };
    /** MoneyTransferAdminMessage */
    MoneyTransferAdminMessage: {
      /** @description Who asks, or who registered the customer */
      originator: components["schemas"]["Originator"];
      /** @description Provider that keeps the profile */
      receiver: components["schemas"]["Institution"];
      customerDetails?: components["schemas"]["PersonalDetails"];
      /** @description Profile on the provider's system */
      customerProfileId?: string;
    };
    /** MoneyTransferAuthRequest */
    MoneyTransferAuthRequest: {
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
      /** @description Amount to transfer; wins over amounts */
      amount: components["schemas"]["LedgerAmount"];
      /** @description Who pays the funds in */
      senderDetails: components["schemas"]["PersonalDetails"];
      /** @description Intended recipient; some providers require it */
      recipientDetails?: components["schemas"]["PersonalDetails"];
      /** @description PIN which the recipient must give to redeem */
      pin?: components["schemas"]["EncryptedPin"];
      /** @description Profile on the provider's system */
      customerProfileId?: string;
      /** @description True: the sender is not registered yet and gets a profile */
      newCustomer?: boolean;
      /** @description Fee which the sender has accepted */
      fee?: components["schemas"]["LedgerAmount"];
      /** @description Links the order to an earlier quote */
      quoteId?: string;
      /**
       * @description Why the money is sent
       * @enum {string}
       */
      purposeOfRemittance?:
        | "FAMILY_SUPPORT"
        | "EDUCATION"
        | "GIFT_AND_DONATION"
        | "MEDICAL_TREATMENT"
        | "MAINTENANCE_EXPENSES"
        | "TRAVEL"
        | "OTHER";
      /**
       * @description How sender and recipient are related
       * @enum {string}
       */
      recipientRelationship?:
        | "PARENT"
        | "CHILD"
        | "SPOUSE"
        | "IN_LAWS"
        | "RELATIVE"
        | "FRIEND_FAMILY"
        | "EMPLOYEE_FAMILY"
        | "FRIEND"
        | "EMPLOYEE"
        | "SUPPLIER"
        | "SERVICE_PROVIDER"
        | "DONOR_RECEIVER_OF_CHARITABLE_FUNDS"
        | "TRADE_BUSINESS_PARTNER";
      amounts?: components["schemas"]["Amounts"];
    };
    /** MoneyTransferAuthResponse */
    MoneyTransferAuthResponse: {
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
      amount: components["schemas"]["LedgerAmount"];
      senderDetails: components["schemas"]["PersonalDetails"];
      /** @description Reference with which the recipient redeems */
      orderRedeemRef?: string;
      /** @description Second redeem reference */
      orderRedeemRefAlt?: string;
      /** @description Order reference on the provider's system */
      orderId?: string;
      /** @description Profile on the provider's system */
      customerProfileId?: string;
      amounts?: components["schemas"]["Amounts"];
    };
    /** MoneyTransferCancelOrderReversal */
    MoneyTransferCancelOrderReversal: {
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
    /** MoneyTransferConfirmation */
    MoneyTransferConfirmation: {
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
    /** MoneyTransferFeeQuote */
    MoneyTransferFeeQuote: {
      originator: components["schemas"]["Originator"];
      /** @description Provider that is asked */
      receiver: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      senderDetails?: components["schemas"]["PersonalDetails"];
      recipientDetails?: components["schemas"]["PersonalDetails"];
      feeQuote?: components["schemas"]["FeeQuote"];
      /** @description Reference of the quote, for createOrder */
      quoteId?: string;
      /**
       * Format: date-time
       * @description Until when the quote is valid
       */
      expiryDateTime?: string;
    };
    /** MoneyTransferLookupResponse */
    MoneyTransferLookupResponse: {
      /** @description Amount of the order */
      amount: components["schemas"]["LedgerAmount"];
      /**
       * @description Present status
       * @enum {string}
       */
      status?: "UNREDEEMED" | "REDEEMED" | "CANCELLED" | "EXPIRED" | "ON_HOLD" | "UNCONFIRMED";
      /** @description Longer text about the status */
      statusDescription?: string;
      originator?: components["schemas"]["Originator"];
      receiver: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      /** @description Reference with which the recipient redeems */
      orderRedeemRef?: string;
      /** @description Second redeem reference */
      orderRedeemRefAlt?: string;
      /** @description Order reference on the provider's system */
      orderId?: string;
    };
    /** MoneyTransferOrderCancelRequest */
    MoneyTransferOrderCancelRequest: {
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
      /** @description Reference with which the recipient redeems */
      orderRedeemRef: string;
      /** @description Second redeem reference */
      orderRedeemRefAlt?: string;
      /** @description Redeem PIN, where the provider asks for it */
      pin?: components["schemas"]["EncryptedPin"];
      /** @description Identity number of the sender, as in createOrder */
      idNumber?: string;
    };
    /** MoneyTransferOrderCancelResponse */
    MoneyTransferOrderCancelResponse: {
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
      /** @description What the sender gets back */
      amount: components["schemas"]["LedgerAmount"];
      /** @description Reference with which the recipient redeems */
      orderRedeemRef: string;
      /** @description Second redeem reference */
      orderRedeemRefAlt: string;
      /** @description Order reference on the provider's system */
      orderId: string;
    };
    /** MoneyTransferOrderStatusUpdateRequest */
    MoneyTransferOrderStatusUpdateRequest:
      | {
          /**
           * Format: date-time
           * @description When the provider changed the order; an older update is ignored
           */
          updateTime: string;
          /** @description Reference with which the recipient redeems */
          orderRedeemRef?: string;
          /** @description Reference of an order that is not redeemed */
          remittanceRef?: string;
          /**
           * @description New status
           * @enum {string}
           */
          status: "UNREDEEMED" | "REDEEMED" | "CANCELLED" | "EXPIRED" | "ON_HOLD" | "UNCONFIRMED";
          /** @description Longer text about the status */
          statusDescription?: string;
          originator?: components["schemas"]["Originator"];
          client?: components["schemas"]["Institution"];
          settlementEntity?: components["schemas"]["Institution"];
          receiver?: components["schemas"]["Institution"];
          /** @description References that the parties gave the transaction */
          thirdPartyIdentifiers?: components["schemas"]["ThirdPartyIdentifier"][];
          amount?: components["schemas"]["LedgerAmount"];
          senderDetails?: components["schemas"]["PersonalDetails"];
          /** @description Second redeem reference */
          orderRedeemRefAlt?: string;
          /** @description Order reference on the provider's system */
          orderId?: string;
          /** @description Profile on the provider's system */
          customerProfileId?: string;
        }
      | {
          orderRedeemRef: unknown;
        }
      | {
          remittanceRef: unknown;
        };
    /** MoneyTransferQuoteRequest */
    MoneyTransferQuoteRequest: {
      originator: components["schemas"]["Originator"];
      /** @description Provider that is asked */
      receiver: components["schemas"]["Institution"];
      settlementEntity?: components["schemas"]["Institution"];
      senderDetails?: components["schemas"]["PersonalDetails"];
      recipientDetails?: components["schemas"]["PersonalDetails"];
      /** @description Amount for which the fee is asked */
      amount: components["schemas"]["LedgerAmount"];
      /** @description True: amount is what the sender pays in all; else it is what the recipient gets */
      amountIncludesFees?: boolean;
    };
    /** MoneyTransferRedeemRequest */
    MoneyTransferRedeemRequest: {
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
      /** @description Amount to pay out; wins over amounts */
      amount?: components["schemas"]["LedgerAmount"];
      /** @description PIN given by the recipient */
      pin?: components["schemas"]["EncryptedPin"];
      /** @description Reference with which the recipient redeems */
      orderRedeemRef: string;
      /** @description Recipient at the counter; some providers require it */
      recipientDetails?: components["schemas"]["PersonalDetails"];
      /** @description Profile on the provider's system */
      customerProfileId?: string;
      /** @description Cashier's remark about suspicious behaviour */
      cashierComment?: string;
      amounts?: components["schemas"]["Amounts"];
    };
    /** MoneyTransferRedeemResponse */
    MoneyTransferRedeemResponse: {
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
      /** @description Amount to hand to the recipient */
      amount: components["schemas"]["LedgerAmount"];
      /** @description Order reference on the provider's system */
      orderId: string;
      /** @description Profile on the provider's system */
      customerProfileId?: string;
      amounts?: components["schemas"]["Amounts"];
    };
    /** MoneyTransferReversal */
    MoneyTransferReversal: {
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
    /** OrderData */
    OrderData: {
      orderId: string;
      orderRedeemRef?: string;
      orderRedeemRefAlt: string;
      remittanceRef?: string;
      receiverId: string;
      /** @description What the sender pays in */
      amount: components["schemas"]["LedgerAmount"];
      /** @description What the recipient gets, where it is of another currency */
      payout?: components["schemas"]["LedgerAmount"];
      fee?: components["schemas"]["LedgerAmount"];
      /**
       * @description State at the provider
       * @enum {string}
       */
      state:
        | "CREATED"
        | "ACTIVE"
        | "REDEEMING"
        | "REDEEMED"
        | "REVERSED"
        | "CANCELLED"
        | "EXPIRED"
        | "ON_HOLD";
      /**
       * @description What lookupOrder says
       * @enum {string}
       */
      status: "UNREDEEMED" | "REDEEMED" | "CANCELLED" | "EXPIRED" | "ON_HOLD" | "UNCONFIRMED";
      statusDescription?: string;
      /** @description PIN block that redeems it */
      pinBlock?: string;
      /** @description Wrong PINs so far */
      pinFailures: number;
      pinLocked: boolean;
      senderIdNumber?: string;
      recipientIdNumber?: string;
      /** Format: date-time */
      expiry: string;
      /**
       * Format: date-time
       * @description When a deposit is paid out
       */
      payoutAt?: string;
      /** Format: date-time */
      lastUpdateTime?: string;
      /** @description An update that waits for the advice message of the pending redemption */
      keptUpdate?: components["schemas"]["ReportedStatus"];
    };
    /**
     * Originator
     * @description Who asks, or who registered the customer
     */
    Originator: {
      institution: components["schemas"]["Institution"];
      /** @description Device or system that sends the requests */
      terminalId: string;
      merchant: components["schemas"]["Merchant"];
      /** @description Person at the terminal */
      operatorId?: string;
    };
    /** PersonalDetails */
    PersonalDetails: {
      /** @description First names */
      firstName?: string;
      /** @description Last name */
      lastName?: string;
      address?: components["schemas"]["Address"];
      /** @description Number of the identity document */
      idNumber?: string;
      /**
       * @description Kind of identity document
       * @enum {string}
       */
      idType?: "NATIONAL_ID" | "PASSPORT" | "DRIVERS_LICENCE" | "ASYLUM_DOCUMENT" | "UNKNOWN";
      /** @description Issuing country, ISO 3166-1 alpha-2 */
      idCountryCode?: string;
      /** @description Nationality, ISO 3166-1 alpha-2 */
      nationality?: string;
      /** @description Country of birth, ISO 3166-1 alpha-2 */
      countryOfBirth?: string;
      /** @description Date of birth, in no fixed format */
      dateOfBirth?: string;
      /** @description Mobile number, E.164 */
      contactNumber?: string;
      /** @description Work number, E.164 */
      altContactWork?: string;
      /** @description Home number, E.164 */
      altContactHome?: string;
      /** @description Email address */
      email?: string;
      accountDetails?: components["schemas"]["Account"];
      /**
       * Format: date-time
       * @description When the identity document was issued
       */
      idIssuedDate?: string;
      /**
       * Format: date-time
       * @description When the identity document expires
       */
      idExpiryDate?: string;
      /** @description Full name in the native alphabet */
      culturalName?: string;
      /**
       * @description Where the funds come from
       * @enum {string}
       */
      sourceOfIncome?:
        | "SALARIED"
        | "PERSONAL_INCOME"
        | "LOAN"
        | "BUSINESS"
        | "SAVINGS"
        | "GIFT"
        | "WINNINGS"
        | "SALE_OF_ASSETS"
        | "INVESTMENTS"
        | "FAMILY_FINANCIAL_SUPPORT"
        | "GOVERNMENT_FINANCIAL_SUPPORT"
        | "OTHER";
      /**
       * @description Occupation
       * @enum {string}
       */
      occupation?: "BUSINESSMAN" | "PROFESSIONAL" | "HOUSE_WIFE" | "GENERAL_WORKER" | "OTHER";
    };
    /** PlainAccount */
    PlainAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "ACCOUNT" | "CASH_PICKUP";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
    };
    /** ProviderData */
    ProviderData: {
      id: string;
      name: string;
      currencies: string[];
      /** @description Currency in which its orders are paid out */
      payoutCurrency?: string;
      /** @description Operations that are answered 501 */
      unsupported: string[];
      /** @description False: confirmations are stored for reporting only */
      positiveAdvices: boolean;
      /** @description Most that one sender may send in a day */
      dailyLimit?: number;
      /** @description Most that one sender may send in a month */
      monthlyLimit?: number;
      /** @description Most that one order may be */
      singleLimit?: number;
      fault?: string;
    };
    /** QuoteData */
    QuoteData: {
      quoteId: string;
      receiverId: string;
      feeQuote: components["schemas"]["FeeQuote"];
      /** Format: date-time */
      expiryDateTime: string;
      used: boolean;
    };
    /** RateData */
    RateData: {
      /** @description How much of toCurrency one unit of fromCurrency gives */
      rate: number;
      /** @description ISO 4217 numeric code that is changed from */
      fromCurrency: string;
      /** @description ISO 4217 numeric code that is changed to */
      toCurrency: string;
      /** @description Absent: the market's */
      receiverId?: string;
    };
    /**
     * ReportedStatus
     * @description An update that waits for the advice message of the pending redemption
     */
    ReportedStatus: {
      /** @enum {string} */
      status: "UNREDEEMED" | "REDEEMED" | "CANCELLED" | "EXPIRED" | "ON_HOLD" | "UNCONFIRMED";
      /** @description Longer text about the status */
      statusDescription?: string;
      /** Format: date-time */
      updateTime: string;
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
    /** SettingData */
    SettingData: {
      name: string;
      /** @enum {string} */
      unknownReversal: "ACCEPT" | "REJECT";
      defaultReceiver?: string;
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
    /** SwiftAccount */
    SwiftAccount: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: "SWIFT";
      /** @description Account number, IBAN, number of a wallet or the like */
      accountId: string;
      /** @description SWIFT code of the bank */
      swiftCode?: string;
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
/** Money transfer: what each operation takes and answers. */
export interface MoneyTransferMessages {
  /** The profile of a customer at a provider */
  getCustomerInfo: {
    path: {};
    query: {
      idNumber: string;
      idType?: string;
      idCountryCode?: string;
      merchantId?: string;
      originatorInstId?: string;
      receiverId: string;
    };
    body: undefined;
    answers: {
      200: Models["MoneyTransferAdminMessage"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Register a customer with a provider, or change the profile */
  createOrUpdateCustomer: {
    path: {};
    query: {};
    body: Models["MoneyTransferAdminMessage"];
    answers: {
      200: Models["MoneyTransferAdminMessage"];
      201: Models["MoneyTransferAdminMessage"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Ask for the rate between two currencies: of a provider, or of the market */
  getExchangeRate: {
    path: {};
    query: {
      fromCurrency: string;
      toCurrency: string;
      receiverId?: string;
      settlementEntity?: string;
    };
    body: undefined;
    answers: {
      200: Models["ExchangeRate"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Ask for the cost of a transfer to its sender */
  getFeeQuote: {
    path: {};
    query: {
      amount: string;
      amountIncludesFee: string;
      idNumber?: string;
      merchantId?: string;
      originatorInstId: string;
      receiverId: string;
      senderCell?: string;
      recipientCell?: string;
    };
    body: undefined;
    answers: {
      200: Models["MoneyTransferFeeQuote"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** The same, with sender and recipient in full (the contract calls it getFeeQuote too) */
  getFeeQuoteByBody: {
    path: {};
    query: {};
    body: Models["MoneyTransferQuoteRequest"];
    answers: {
      200: Models["MoneyTransferFeeQuote"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Amount and status of an order */
  lookupOrder: {
    path: {};
    query: {
      orderRedeemRef?: string;
      merchantId?: string;
      originatorInstId?: string;
      receiverId: string;
      remittanceRef?: string;
      settlementEntityId?: string;
    };
    body: undefined;
    answers: {
      200: Models["MoneyTransferLookupResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Take in money for a recipient */
  createOrder: {
    path: {};
    query: {};
    body: Models["MoneyTransferAuthRequest"];
    answers: {
      200: Models["MoneyTransferAuthResponse"];
      201: Models["MoneyTransferAuthResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Give the money of a confirmed order back to its sender */
  cancelOrder: {
    path: {};
    query: {};
    body: Models["MoneyTransferOrderCancelRequest"];
    answers: {
      200: Models["MoneyTransferOrderCancelResponse"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Undo a cancellation */
  cancelOrderReversal: {
    path: {};
    query: {};
    body: Models["MoneyTransferCancelOrderReversal"];
    answers: {
      200: Models["MoneyTransferCancelOrderReversal"];
      202: Models["MoneyTransferCancelOrderReversal"];
      400: Models["ErrorDetail"];
      404: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the sender has paid */
  confirmPayment: {
    path: {};
    query: {};
    body: Models["MoneyTransferConfirmation"];
    answers: {
      200: Models["MoneyTransferConfirmation"];
      202: Models["MoneyTransferConfirmation"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Pay an order out to its recipient */
  redeemOrder: {
    path: {};
    query: {};
    body: Models["MoneyTransferRedeemRequest"];
    answers: {
      200: Models["MoneyTransferRedeemResponse"];
      201: Models["MoneyTransferRedeemResponse"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the recipient has the money */
  confirmRedeem: {
    path: {};
    query: {};
    body: Models["MoneyTransferConfirmation"];
    answers: {
      200: Models["MoneyTransferConfirmation"];
      202: Models["MoneyTransferConfirmation"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the recipient does not have the money */
  reverseRedeem: {
    path: {};
    query: {};
    body: Models["MoneyTransferReversal"];
    answers: {
      200: Models["MoneyTransferReversal"];
      202: Models["MoneyTransferReversal"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the sender has not paid */
  reversePayment: {
    path: {};
    query: {};
    body: Models["MoneyTransferReversal"];
    answers: {
      200: Models["MoneyTransferReversal"];
      202: Models["MoneyTransferReversal"];
      400: Models["ErrorDetail"];
      500: Models["ErrorDetail"];
      501: Models["ErrorDetail"];
      503: Models["ErrorDetail"];
      504: Models["ErrorDetail"];
    };
  };
  /** Say that the status of an order has changed */
  updateOrderStatus: {
    path: {};
    query: {};
    body: Models["MoneyTransferOrderStatusUpdateRequest"];
    answers: {
      204: undefined;
      400: Models["ErrorDetail"];
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
    query: { clientId?: string };
    body: Models["ResetRequest"];
    answers: {
      200: Models["ResetResponse"];
      204: undefined;
      400: Models["ResetResponse"];
      500: Models["ResetResponse"];
    };
  };
}
