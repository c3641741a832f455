/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The input fields for an attribute. */
export type AttributeInput = {
  /** Key or name of the attribute. */
  readonly key: string;
  /** Value of the attribute. */
  readonly value: string;
};

/** The input fields to provide exactly one of a variety of delivery address types. */
export type CartAddressInput = {
  /** Copies details from the customer address to an address on this cart. */
  readonly copyFromCustomerAddressId?: string | null | undefined;
  /** A delivery address stored on this cart. */
  readonly deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

/**
 * Specifies the input fields to update the buyer information associated with a cart.
 * Buyer identity is used to determine
 * [international pricing](https://shopify.dev/custom-storefronts/internationalization/international-pricing)
 * and should match the customer's shipping address.
 *
 */
export type CartBuyerIdentityInput = {
  /** The company location of the buyer that is interacting with the cart. */
  readonly companyLocationId?: string | null | undefined;
  /** The country where the buyer is located. */
  readonly countryCode?: CountryCode | null | undefined;
  /** The access token used to identify the customer associated with the cart. */
  readonly customerAccessToken?: string | null | undefined;
  /** The email address of the buyer that is interacting with the cart. */
  readonly email?: string | null | undefined;
  /** The phone number of the buyer that is interacting with the cart. */
  readonly phone?: string | null | undefined;
  /**
   * A set of preferences tied to the buyer interacting with the cart. Preferences are used to prefill fields in at checkout to streamline information collection.
   * Preferences are not synced back to the cart if they are overwritten.
   *
   */
  readonly preferences?: CartPreferencesInput | null | undefined;
};

/** The input fields to create or update a cart address. */
export type CartDeliveryAddressInput = {
  /**
   * The first line of the address. Typically the street address or PO Box number.
   *
   */
  readonly address1?: string | null | undefined;
  /**
   * The second line of the address. Typically the number of the apartment, suite, or unit.
   *
   */
  readonly address2?: string | null | undefined;
  /**
   * The name of the city, district, village, or town.
   *
   */
  readonly city?: string | null | undefined;
  /**
   * The name of the customer's company or organization.
   *
   */
  readonly company?: string | null | undefined;
  /** The name of the country. */
  readonly countryCode?: CountryCode | null | undefined;
  /** The first name of the customer. */
  readonly firstName?: string | null | undefined;
  /** The last name of the customer. */
  readonly lastName?: string | null | undefined;
  /**
   * A unique phone number for the customer.
   *
   * Formatted using E.164 standard. For example, _+16135551111_.
   *
   */
  readonly phone?: string | null | undefined;
  /** The region of the address, such as the province, state, or district. */
  readonly provinceCode?: string | null | undefined;
  /** The zip or postal code of the address. */
  readonly zip?: string | null | undefined;
};

/** Preferred location used to find the closest pick up point based on coordinates. */
export type CartDeliveryCoordinatesPreferenceInput = {
  /**
   * The two-letter code for the country of the preferred location.
   *
   * For example, US.
   *
   */
  readonly countryCode: CountryCode;
  /** The geographic latitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  readonly latitude: number;
  /** The geographic longitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  readonly longitude: number;
};

/** The input fields for the cart's delivery properties. */
export type CartDeliveryInput = {
  /**
   * Selectable addresses to present to the buyer on the cart.
   *
   * The input must not contain more than `250` values.
   */
  readonly addresses?: ReadonlyArray<CartSelectableAddressInput> | null | undefined;
};

/** Delivery preferences can be used to prefill the delivery section at checkout. */
export type CartDeliveryPreferenceInput = {
  /** The coordinates of a delivery location in order of preference. */
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  /**
   * The preferred delivery methods such as shipping, local pickup or through pickup points.
   *
   * The input must not contain more than `250` values.
   */
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  /**
   * The pickup handle prefills checkout fields with the location for either local pickup or pickup points delivery methods.
   * It accepts both location ID for local pickup and external IDs for pickup points.
   *
   * The input must not contain more than `250` values.
   */
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

/** Possible error codes that can be returned by `CartUserError`. */
export type CartErrorCode =
  /** The specified address field contains emojis. */
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  /** The specified address field contains HTML tags. */
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  /** The specified address field contains a URL. */
  | 'ADDRESS_FIELD_CONTAINS_URL'
  /** The specified address field does not match the expected pattern. */
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  /** The specified address field is required. */
  | 'ADDRESS_FIELD_IS_REQUIRED'
  /** The specified address field is too long. */
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  /** The input value is invalid. */
  | 'INVALID'
  /** Company location not found or not allowed. */
  | 'INVALID_COMPANY_LOCATION'
  /** The delivery address was not found. */
  | 'INVALID_DELIVERY_ADDRESS_ID'
  /** Delivery group was not found in cart. */
  | 'INVALID_DELIVERY_GROUP'
  /** Delivery option was not valid. */
  | 'INVALID_DELIVERY_OPTION'
  /** The quantity must be a multiple of the specified increment. */
  | 'INVALID_INCREMENT'
  /** Merchandise line was not found in cart. */
  | 'INVALID_MERCHANDISE_LINE'
  /** The metafields were not valid. */
  | 'INVALID_METAFIELDS'
  /** The payment wasn't valid. */
  | 'INVALID_PAYMENT'
  /** Cannot update payment on an empty cart */
  | 'INVALID_PAYMENT_EMPTY_CART'
  /** The given zip code is invalid for the provided country. */
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  /** The given zip code is invalid for the provided province. */
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  /** The input value should be less than the maximum value allowed. */
  | 'LESS_THAN'
  /** The quantity must be below the specified maximum for the item. */
  | 'MAXIMUM_EXCEEDED'
  /** The quantity must be above the specified minimum for the item. */
  | 'MINIMUM_NOT_MET'
  /** The customer access token is required when setting a company location. */
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  /** Missing discount code. */
  | 'MISSING_DISCOUNT_CODE'
  /** Missing note. */
  | 'MISSING_NOTE'
  /** The note length must be below the specified maximum. */
  | 'NOTE_TOO_LONG'
  /** Only one delivery address can be selected. */
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  /** The payment method is not supported. */
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  /** The given province cannot be found. */
  | 'PROVINCE_NOT_FOUND'
  /** Too many delivery addresses on Cart. */
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  /** A general error occurred during address validation. */
  | 'UNSPECIFIED_ADDRESS_ERROR'
  /** Validation failed. */
  | 'VALIDATION_CUSTOM'
  /** The given zip code is unsupported. */
  | 'ZIP_CODE_NOT_SUPPORTED';

/** The input fields to create a cart. */
export type CartInput = {
  /**
   * An array of key-value pairs that contains additional information about the cart.
   *
   * The input must not contain more than `250` values.
   */
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  /**
   * The customer associated with the cart. Used to determine [international pricing]
   * (https://shopify.dev/custom-storefronts/internationalization/international-pricing).
   * Buyer identity should match the customer's shipping address.
   *
   */
  readonly buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  /** The delivery-related fields for the cart. */
  readonly delivery?: CartDeliveryInput | null | undefined;
  /**
   * The case-insensitive discount codes that the customer added at checkout.
   *
   * The input must not contain more than `250` values.
   */
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  /**
   * The case-insensitive gift card codes.
   *
   * The input must not contain more than `250` values.
   */
  readonly giftCardCodes?: ReadonlyArray<string> | null | undefined;
  /**
   * A list of merchandise lines to add to the cart.
   *
   * The input must not contain more than `250` values.
   */
  readonly lines?: ReadonlyArray<CartLineInput> | null | undefined;
  /**
   * The metafields to associate with this cart.
   *
   * The input must not contain more than `250` values.
   */
  readonly metafields?: ReadonlyArray<CartInputMetafieldInput> | null | undefined;
  /**
   * A note that's associated with the cart. For example, the note can be a personalized message to the buyer.
   *
   */
  readonly note?: string | null | undefined;
};

/** The input fields for a cart metafield value to set. */
export type CartInputMetafieldInput = {
  /** The key name of the metafield. */
  readonly key: string;
  /**
   * The type of data that the cart metafield stores.
   * The type of data must be a [supported type](https://shopify.dev/apps/metafields/types).
   *
   */
  readonly type: string;
  /**
   * The data to store in the cart metafield. The data is always stored as a string, regardless of the metafield's type.
   *
   */
  readonly value: string;
};

/** The input fields to create a merchandise line on a cart. */
export type CartLineInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  /** The ID of the merchandise that the buyer intends to purchase. */
  readonly merchandiseId: string;
  /** The quantity of the merchandise. */
  readonly quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  readonly sellingPlanId?: string | null | undefined;
};

/** The input fields to update a line item on a cart. */
export type CartLineUpdateInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  /** The ID of the merchandise line. */
  readonly id: string;
  /** The ID of the merchandise for the line item. */
  readonly merchandiseId?: string | null | undefined;
  /** The quantity of the line item. */
  readonly quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  readonly sellingPlanId?: string | null | undefined;
};

/** The input fields represent preferences for the buyer that is interacting with the cart. */
export type CartPreferencesInput = {
  /** Delivery preferences can be used to prefill the delivery section in at checkout. */
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  /**
   * Wallet preferences are used to populate relevant payment fields in the checkout flow.
   * Accepted value: `["shop_pay"]`.
   *
   * The input must not contain more than `250` values.
   */
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

/** The input fields for a selectable delivery address in a cart. */
export type CartSelectableAddressInput = {
  /** Exactly one kind of delivery address. */
  readonly address: CartAddressInput;
  /** When true, this delivery address will not be associated with the buyer after a successful checkout. */
  readonly oneTimeUse?: boolean | null | undefined;
  /** Sets exactly one address as pre-selected for the buyer. */
  readonly selected?: boolean | null | undefined;
  /** Defines what kind of address validation is requested. */
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

/** The code for the cart warning. */
export type CartWarningCode =
  /** A delivery address with the same details already exists on this cart. */
  | 'DUPLICATE_DELIVERY_ADDRESS'
  /** The merchandise does not have enough stock. */
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  /** The merchandise is out of stock. */
  | 'MERCHANDISE_OUT_OF_STOCK'
  /** Gift cards are not available as a payment method. */
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

/**
 * The code designating a country/region, which generally follows ISO 3166-1 alpha-2 guidelines.
 * If a territory doesn't have a country code value in the `CountryCode` enum, then it might be considered a subdivision
 * of another country. For example, the territories associated with Spain are represented by the country code `ES`,
 * and the territories associated with the United States of America are represented by the country code `US`.
 *
 */
export type CountryCode =
  /** Ascension Island. */
  | 'AC'
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua & Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Netherlands Antilles. */
  | 'AN'
  /** Angola. */
  | 'AO'
  /** Argentina. */
  | 'AR'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia & Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d’Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia & South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR. */
  | 'HK'
  /** Heard & McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts & Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR. */
  | 'MO'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre & Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard & Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé & Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Tristan da Cunha. */
  | 'TA'
  /** Turks & Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad & Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent & Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis & Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Kosovo. */
  | 'XK'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
  | 'ZW'
  /** Unknown Region. */
  | 'ZZ';

/**
 * The three-letter currency codes that represent the world currencies used in
 * stores. These include standard ISO 4217 codes, legacy codes,
 * and non-standard codes.
 *
 */
export type CurrencyCode =
  /** United Arab Emirates Dirham (AED). */
  | 'AED'
  /** Afghan Afghani (AFN). */
  | 'AFN'
  /** Albanian Lek (ALL). */
  | 'ALL'
  /** Armenian Dram (AMD). */
  | 'AMD'
  /** Netherlands Antillean Guilder. */
  | 'ANG'
  /** Angolan Kwanza (AOA). */
  | 'AOA'
  /** Argentine Pesos (ARS). */
  | 'ARS'
  /** Australian Dollars (AUD). */
  | 'AUD'
  /** Aruban Florin (AWG). */
  | 'AWG'
  /** Azerbaijani Manat (AZN). */
  | 'AZN'
  /** Bosnia and Herzegovina Convertible Mark (BAM). */
  | 'BAM'
  /** Barbadian Dollar (BBD). */
  | 'BBD'
  /** Bangladesh Taka (BDT). */
  | 'BDT'
  /** Bulgarian Lev (BGN). */
  | 'BGN'
  /** Bahraini Dinar (BHD). */
  | 'BHD'
  /** Burundian Franc (BIF). */
  | 'BIF'
  /** Bermudian Dollar (BMD). */
  | 'BMD'
  /** Brunei Dollar (BND). */
  | 'BND'
  /** Bolivian Boliviano (BOB). */
  | 'BOB'
  /** Brazilian Real (BRL). */
  | 'BRL'
  /** Bahamian Dollar (BSD). */
  | 'BSD'
  /** Bhutanese Ngultrum (BTN). */
  | 'BTN'
  /** Botswana Pula (BWP). */
  | 'BWP'
  /** Belarusian Ruble (BYN). */
  | 'BYN'
  /** Belarusian Ruble (BYR). */
  | 'BYR'
  /** Belize Dollar (BZD). */
  | 'BZD'
  /** Canadian Dollars (CAD). */
  | 'CAD'
  /** Congolese franc (CDF). */
  | 'CDF'
  /** Swiss Francs (CHF). */
  | 'CHF'
  /** Chilean Peso (CLP). */
  | 'CLP'
  /** Chinese Yuan Renminbi (CNY). */
  | 'CNY'
  /** Colombian Peso (COP). */
  | 'COP'
  /** Costa Rican Colones (CRC). */
  | 'CRC'
  /** Cape Verdean escudo (CVE). */
  | 'CVE'
  /** Czech Koruny (CZK). */
  | 'CZK'
  /** Djiboutian Franc (DJF). */
  | 'DJF'
  /** Danish Kroner (DKK). */
  | 'DKK'
  /** Dominican Peso (DOP). */
  | 'DOP'
  /** Algerian Dinar (DZD). */
  | 'DZD'
  /** Egyptian Pound (EGP). */
  | 'EGP'
  /** Eritrean Nakfa (ERN). */
  | 'ERN'
  /** Ethiopian Birr (ETB). */
  | 'ETB'
  /** Euro (EUR). */
  | 'EUR'
  /** Fijian Dollars (FJD). */
  | 'FJD'
  /** Falkland Islands Pounds (FKP). */
  | 'FKP'
  /** United Kingdom Pounds (GBP). */
  | 'GBP'
  /** Georgian Lari (GEL). */
  | 'GEL'
  /** Ghanaian Cedi (GHS). */
  | 'GHS'
  /** Gibraltar Pounds (GIP). */
  | 'GIP'
  /** Gambian Dalasi (GMD). */
  | 'GMD'
  /** Guinean Franc (GNF). */
  | 'GNF'
  /** Guatemalan Quetzal (GTQ). */
  | 'GTQ'
  /** Guyanese Dollar (GYD). */
  | 'GYD'
  /** Hong Kong Dollars (HKD). */
  | 'HKD'
  /** Honduran Lempira (HNL). */
  | 'HNL'
  /** Croatian Kuna (HRK). */
  | 'HRK'
  /** Haitian Gourde (HTG). */
  | 'HTG'
  /** Hungarian Forint (HUF). */
  | 'HUF'
  /** Indonesian Rupiah (IDR). */
  | 'IDR'
  /** Israeli New Shekel (NIS). */
  | 'ILS'
  /** Indian Rupees (INR). */
  | 'INR'
  /** Iraqi Dinar (IQD). */
  | 'IQD'
  /** Iranian Rial (IRR). */
  | 'IRR'
  /** Icelandic Kronur (ISK). */
  | 'ISK'
  /** Jersey Pound. */
  | 'JEP'
  /** Jamaican Dollars (JMD). */
  | 'JMD'
  /** Jordanian Dinar (JOD). */
  | 'JOD'
  /** Japanese Yen (JPY). */
  | 'JPY'
  /** Kenyan Shilling (KES). */
  | 'KES'
  /** Kyrgyzstani Som (KGS). */
  | 'KGS'
  /** Cambodian Riel. */
  | 'KHR'
  /** Kiribati Dollar (KID). */
  | 'KID'
  /** Comorian Franc (KMF). */
  | 'KMF'
  /** South Korean Won (KRW). */
  | 'KRW'
  /** Kuwaiti Dinar (KWD). */
  | 'KWD'
  /** Cayman Dollars (KYD). */
  | 'KYD'
  /** Kazakhstani Tenge (KZT). */
  | 'KZT'
  /** Laotian Kip (LAK). */
  | 'LAK'
  /** Lebanese Pounds (LBP). */
  | 'LBP'
  /** Sri Lankan Rupees (LKR). */
  | 'LKR'
  /** Liberian Dollar (LRD). */
  | 'LRD'
  /** Lesotho Loti (LSL). */
  | 'LSL'
  /** Lithuanian Litai (LTL). */
  | 'LTL'
  /** Latvian Lati (LVL). */
  | 'LVL'
  /** Libyan Dinar (LYD). */
  | 'LYD'
  /** Moroccan Dirham. */
  | 'MAD'
  /** Moldovan Leu (MDL). */
  | 'MDL'
  /** Malagasy Ariary (MGA). */
  | 'MGA'
  /** Macedonia Denar (MKD). */
  | 'MKD'
  /** Burmese Kyat (MMK). */
  | 'MMK'
  /** Mongolian Tugrik. */
  | 'MNT'
  /** Macanese Pataca (MOP). */
  | 'MOP'
  /** Mauritanian Ouguiya (MRU). */
  | 'MRU'
  /** Mauritian Rupee (MUR). */
  | 'MUR'
  /** Maldivian Rufiyaa (MVR). */
  | 'MVR'
  /** Malawian Kwacha (MWK). */
  | 'MWK'
  /** Mexican Pesos (MXN). */
  | 'MXN'
  /** Malaysian Ringgits (MYR). */
  | 'MYR'
  /** Mozambican Metical. */
  | 'MZN'
  /** Namibian Dollar. */
  | 'NAD'
  /** Nigerian Naira (NGN). */
  | 'NGN'
  /** Nicaraguan Córdoba (NIO). */
  | 'NIO'
  /** Norwegian Kroner (NOK). */
  | 'NOK'
  /** Nepalese Rupee (NPR). */
  | 'NPR'
  /** New Zealand Dollars (NZD). */
  | 'NZD'
  /** Omani Rial (OMR). */
  | 'OMR'
  /** Panamian Balboa (PAB). */
  | 'PAB'
  /** Peruvian Nuevo Sol (PEN). */
  | 'PEN'
  /** Papua New Guinean Kina (PGK). */
  | 'PGK'
  /** Philippine Peso (PHP). */
  | 'PHP'
  /** Pakistani Rupee (PKR). */
  | 'PKR'
  /** Polish Zlotych (PLN). */
  | 'PLN'
  /** Paraguayan Guarani (PYG). */
  | 'PYG'
  /** Qatari Rial (QAR). */
  | 'QAR'
  /** Romanian Lei (RON). */
  | 'RON'
  /** Serbian dinar (RSD). */
  | 'RSD'
  /** Russian Rubles (RUB). */
  | 'RUB'
  /** Rwandan Franc (RWF). */
  | 'RWF'
  /** Saudi Riyal (SAR). */
  | 'SAR'
  /** Solomon Islands Dollar (SBD). */
  | 'SBD'
  /** Seychellois Rupee (SCR). */
  | 'SCR'
  /** Sudanese Pound (SDG). */
  | 'SDG'
  /** Swedish Kronor (SEK). */
  | 'SEK'
  /** Singapore Dollars (SGD). */
  | 'SGD'
  /** Saint Helena Pounds (SHP). */
  | 'SHP'
  /** Sierra Leonean Leone (SLL). */
  | 'SLL'
  /** Somali Shilling (SOS). */
  | 'SOS'
  /** Surinamese Dollar (SRD). */
  | 'SRD'
  /** South Sudanese Pound (SSP). */
  | 'SSP'
  /** Sao Tome And Principe Dobra (STD). */
  | 'STD'
  /** Sao Tome And Principe Dobra (STN). */
  | 'STN'
  /** Syrian Pound (SYP). */
  | 'SYP'
  /** Swazi Lilangeni (SZL). */
  | 'SZL'
  /** Thai baht (THB). */
  | 'THB'
  /** Tajikistani Somoni (TJS). */
  | 'TJS'
  /** Turkmenistani Manat (TMT). */
  | 'TMT'
  /** Tunisian Dinar (TND). */
  | 'TND'
  /** Tongan Pa'anga (TOP). */
  | 'TOP'
  /** Turkish Lira (TRY). */
  | 'TRY'
  /** Trinidad and Tobago Dollars (TTD). */
  | 'TTD'
  /** Taiwan Dollars (TWD). */
  | 'TWD'
  /** Tanzanian Shilling (TZS). */
  | 'TZS'
  /** Ukrainian Hryvnia (UAH). */
  | 'UAH'
  /** Ugandan Shilling (UGX). */
  | 'UGX'
  /** United States Dollars (USD). */
  | 'USD'
  /** Uruguayan Pesos (UYU). */
  | 'UYU'
  /** Uzbekistan som (UZS). */
  | 'UZS'
  /** Venezuelan Bolivares (VED). */
  | 'VED'
  /** Venezuelan Bolivares (VEF). */
  | 'VEF'
  /** Venezuelan Bolivares Soberanos (VES). */
  | 'VES'
  /** Vietnamese đồng (VND). */
  | 'VND'
  /** Vanuatu Vatu (VUV). */
  | 'VUV'
  /** Samoan Tala (WST). */
  | 'WST'
  /** Central African CFA Franc (XAF). */
  | 'XAF'
  /** East Caribbean Dollar (XCD). */
  | 'XCD'
  /** West African CFA franc (XOF). */
  | 'XOF'
  /** CFP Franc (XPF). */
  | 'XPF'
  /** Unrecognized currency. */
  | 'XXX'
  /** Yemeni Rial (YER). */
  | 'YER'
  /** South African Rand (ZAR). */
  | 'ZAR'
  /** Zambian Kwacha (ZMW). */
  | 'ZMW';

/**
 * Defines the types of available validation strategies for delivery addresses.
 *
 */
export type DeliveryAddressValidationStrategy =
  /** Only the country code is validated. */
  | 'COUNTRY_CODE_ONLY'
  /**
   * Strict validation is performed, i.e. all fields in the address are validated
   * according to Shopify's checkout rules. If the address fails validation, the cart will not be updated.
   *
   */
  | 'STRICT';

/** The preferred delivery methods such as shipping, local pickup or through pickup points. */
export type PreferenceDeliveryMethodType =
  /** A delivery method used to let buyers collect purchases at designated locations like parcel lockers. */
  | 'PICKUP_POINT'
  /** A delivery method used to let buyers receive items directly from a specific location within an area. */
  | 'PICK_UP'
  /** A delivery method used to send items directly to a buyer’s specified address. */
  | 'SHIPPING';

/** The set of valid sort keys for the ProductCollection query. */
export type ProductCollectionSortKeys =
  /** Sort by the `best-selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `collection-default` value. */
  | 'COLLECTION_DEFAULT'
  /** Sort by the `created` value. */
  | 'CREATED'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `manual` value. */
  | 'MANUAL'
  /** Sort by the `price` value. */
  | 'PRICE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

type CartLine_CartLine_Fragment = { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
  >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } };

type CartLine_ComponentizableCartLine_Fragment = { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
  >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } };

export type CartLineFragment =
  | CartLine_CartLine_Fragment
  | CartLine_ComponentizableCartLine_Fragment
;

export type CartLinesFragment = { readonly nodes: ReadonlyArray<
    | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
    | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
  >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type CartLinesQueryVariables = Exact<{
  cartId: string;
  after?: string | null | undefined;
  country: CountryCode;
}>;


export type CartLinesQuery = { readonly cart: { readonly lines: { readonly nodes: ReadonlyArray<
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
      >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CartMoneyFragment = { readonly amount: string, readonly currencyCode: CurrencyCode };

export type CartFragment = { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
  >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
      | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
          | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
      | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
          | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
    >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CartUserErrorFragment = { readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string };

export type CartWarningFragment = { readonly code: CartWarningCode, readonly message: string, readonly target: string };

export type CartQueryVariables = Exact<{
  cartId: string;
  country: CountryCode;
}>;


export type CartQuery = { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
      | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
          >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
      >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CreateCartMutationVariables = Exact<{
  input: CartInput;
  country: CountryCode;
}>;


export type CreateCartMutation = { readonly cartCreate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type AddCartLinesMutationVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
  country: CountryCode;
}>;


export type AddCartLinesMutation = { readonly cartLinesAdd: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type UpdateCartLinesMutationVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineUpdateInput> | CartLineUpdateInput;
  country: CountryCode;
}>;


export type UpdateCartLinesMutation = { readonly cartLinesUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type RemoveCartLinesMutationVariables = Exact<{
  cartId: string;
  lineIds: ReadonlyArray<string> | string;
  country: CountryCode;
}>;


export type RemoveCartLinesMutation = { readonly cartLinesRemove: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type UpdateCartCountryMutationVariables = Exact<{
  cartId: string;
  country: CountryCode;
}>;


export type UpdateCartCountryMutation = { readonly cartBuyerIdentityUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type UpdateCartCodesMutationVariables = Exact<{
  cartId: string;
  discountCodes: ReadonlyArray<string> | string;
  country: CountryCode;
}>;


export type UpdateCartCodesMutation = { readonly cartDiscountCodesUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly note: string | null, readonly buyerIdentity: { readonly countryCode: CountryCode | null }, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
        | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
      >, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly presentmentAmountUsed: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly cost: { readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalTaxAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
          | { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly discountAllocations: ReadonlyArray<
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly code: string, readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
              | { readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }
            >, readonly cost: { readonly amountPerQuantity: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly subtotalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly merchandise: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly slug: { readonly value: string } | null } } }
        >, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string, readonly target: string }> } | null };

export type ReadDeliveryRatesMutationVariables = Exact<{
  input: CartInput;
  country: CountryCode;
}>;


export type ReadDeliveryRatesMutation = { readonly cartCreate: { readonly cart: { readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly merchandise: { readonly requiresShipping: boolean } }
          | { readonly merchandise: { readonly requiresShipping: boolean } }
        > }, readonly deliveryGroups: { readonly nodes: ReadonlyArray<{ readonly deliveryOptions: ReadonlyArray<{ readonly title: string | null, readonly estimatedCost: { readonly amount: string, readonly currencyCode: CurrencyCode } }> }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null, readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type ProductFreshnessQueryVariables = Exact<{
  id: string;
}>;


export type ProductFreshnessQuery = { readonly product: { readonly handle: string, readonly updatedAt: string, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> } } | null };

export type CollectionFreshnessQueryVariables = Exact<{
  id: string;
}>;


export type CollectionFreshnessQuery = { readonly collection: { readonly handle: string, readonly updatedAt: string } | null };

export type LatestProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestProductsQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly updatedAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type ProductVariantFragment = { readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null };

export type VariantOfProductFragment = { readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly tags: ReadonlyArray<string> }, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null };

export type ProductFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly productType: string, readonly vendor: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly optionValues: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null>, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }> } };

export type ProductQueryVariables = Exact<{
  handle: string;
  variantName?: string | null | undefined;
  variantValue?: string | null | undefined;
  country: CountryCode;
}>;


export type ProductQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly productType: string, readonly vendor: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly variantBySelectedOptions: { readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null } | null, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly optionValues: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null>, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }> } } | null };

export type ProductVariantQueryVariables = Exact<{
  id: string;
  country: CountryCode;
}>;


export type ProductVariantQuery = { readonly node:
    | { readonly __typename: 'AppliedGiftCard' }
    | { readonly __typename: 'Article' }
    | { readonly __typename: 'Blog' }
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'CartLine' }
    | { readonly __typename: 'Collection' }
    | { readonly __typename: 'Comment' }
    | { readonly __typename: 'Company' }
    | { readonly __typename: 'CompanyContact' }
    | { readonly __typename: 'CompanyLocation' }
    | { readonly __typename: 'ComponentizableCartLine' }
    | { readonly __typename: 'ExternalVideo' }
    | { readonly __typename: 'GenericFile' }
    | { readonly __typename: 'Location' }
    | { readonly __typename: 'MailingAddress' }
    | { readonly __typename: 'Market' }
    | { readonly __typename: 'MediaImage' }
    | { readonly __typename: 'MediaPresentation' }
    | { readonly __typename: 'Menu' }
    | { readonly __typename: 'MenuItem' }
    | { readonly __typename: 'Metafield' }
    | { readonly __typename: 'Metaobject' }
    | { readonly __typename: 'Model3d' }
    | { readonly __typename: 'Order' }
    | { readonly __typename: 'Page' }
    | { readonly __typename: 'Product' }
    | { readonly __typename: 'ProductOption' }
    | { readonly __typename: 'ProductOptionValue' }
    | { readonly __typename: 'ProductVariant', readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly tags: ReadonlyArray<string> }, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }
    | { readonly __typename: 'Shop' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { readonly __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { readonly __typename: 'ShopPolicy' }
    | { readonly __typename: 'TaxonomyCategory' }
    | { readonly __typename: 'UrlRedirect' }
    | { readonly __typename: 'Video' }
   | null };

export type ProductAndVariantQueryVariables = Exact<{
  handle: string;
  variantId: string;
  country: CountryCode;
}>;


export type ProductAndVariantQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly productType: string, readonly vendor: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly optionValues: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null>, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }> } } | null, readonly node:
    | { readonly __typename: 'AppliedGiftCard' }
    | { readonly __typename: 'Article' }
    | { readonly __typename: 'Blog' }
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'CartLine' }
    | { readonly __typename: 'Collection' }
    | { readonly __typename: 'Comment' }
    | { readonly __typename: 'Company' }
    | { readonly __typename: 'CompanyContact' }
    | { readonly __typename: 'CompanyLocation' }
    | { readonly __typename: 'ComponentizableCartLine' }
    | { readonly __typename: 'ExternalVideo' }
    | { readonly __typename: 'GenericFile' }
    | { readonly __typename: 'Location' }
    | { readonly __typename: 'MailingAddress' }
    | { readonly __typename: 'Market' }
    | { readonly __typename: 'MediaImage' }
    | { readonly __typename: 'MediaPresentation' }
    | { readonly __typename: 'Menu' }
    | { readonly __typename: 'MenuItem' }
    | { readonly __typename: 'Metafield' }
    | { readonly __typename: 'Metaobject' }
    | { readonly __typename: 'Model3d' }
    | { readonly __typename: 'Order' }
    | { readonly __typename: 'Page' }
    | { readonly __typename: 'Product' }
    | { readonly __typename: 'ProductOption' }
    | { readonly __typename: 'ProductOptionValue' }
    | { readonly __typename: 'ProductVariant', readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly tags: ReadonlyArray<string> }, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }
    | { readonly __typename: 'Shop' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { readonly __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { readonly __typename: 'ShopPolicy' }
    | { readonly __typename: 'TaxonomyCategory' }
    | { readonly __typename: 'UrlRedirect' }
    | { readonly __typename: 'Video' }
   | null };

export type NodeQueryVariables = Exact<{
  id: string;
  country: CountryCode;
}>;


export type NodeQuery = { readonly node:
    | { readonly __typename: 'AppliedGiftCard' }
    | { readonly __typename: 'Article' }
    | { readonly __typename: 'Blog' }
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'CartLine' }
    | { readonly __typename: 'Collection', readonly id: string, readonly handle: string, readonly title: string, readonly updatedAt: string }
    | { readonly __typename: 'Comment' }
    | { readonly __typename: 'Company' }
    | { readonly __typename: 'CompanyContact' }
    | { readonly __typename: 'CompanyLocation' }
    | { readonly __typename: 'ComponentizableCartLine' }
    | { readonly __typename: 'ExternalVideo' }
    | { readonly __typename: 'GenericFile' }
    | { readonly __typename: 'Location' }
    | { readonly __typename: 'MailingAddress' }
    | { readonly __typename: 'Market' }
    | { readonly __typename: 'MediaImage' }
    | { readonly __typename: 'MediaPresentation' }
    | { readonly __typename: 'Menu' }
    | { readonly __typename: 'MenuItem' }
    | { readonly __typename: 'Metafield' }
    | { readonly __typename: 'Metaobject' }
    | { readonly __typename: 'Model3d' }
    | { readonly __typename: 'Order' }
    | { readonly __typename: 'Page' }
    | { readonly __typename: 'Product', readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly productType: string, readonly vendor: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly optionValues: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null>, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }> } }
    | { readonly __typename: 'ProductOption' }
    | { readonly __typename: 'ProductOptionValue' }
    | { readonly __typename: 'ProductVariant', readonly quantityAvailable: number | null, readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly tags: ReadonlyArray<string> }, readonly image: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }
    | { readonly __typename: 'Shop' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { readonly __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { readonly __typename: 'ShopPolicy' }
    | { readonly __typename: 'TaxonomyCategory' }
    | { readonly __typename: 'UrlRedirect' }
    | { readonly __typename: 'Video' }
   | null };

export type MerchandiseQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  country: CountryCode;
}>;


export type MerchandiseQuery = { readonly nodes: ReadonlyArray<
    | { readonly __typename: 'AppliedGiftCard' }
    | { readonly __typename: 'Article' }
    | { readonly __typename: 'Blog' }
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'CartLine' }
    | { readonly __typename: 'Collection' }
    | { readonly __typename: 'Comment' }
    | { readonly __typename: 'Company' }
    | { readonly __typename: 'CompanyContact' }
    | { readonly __typename: 'CompanyLocation' }
    | { readonly __typename: 'ComponentizableCartLine' }
    | { readonly __typename: 'ExternalVideo' }
    | { readonly __typename: 'GenericFile' }
    | { readonly __typename: 'Location' }
    | { readonly __typename: 'MailingAddress' }
    | { readonly __typename: 'Market' }
    | { readonly __typename: 'MediaImage' }
    | { readonly __typename: 'MediaPresentation' }
    | { readonly __typename: 'Menu' }
    | { readonly __typename: 'MenuItem' }
    | { readonly __typename: 'Metafield' }
    | { readonly __typename: 'Metaobject' }
    | { readonly __typename: 'Model3d' }
    | { readonly __typename: 'Order' }
    | { readonly __typename: 'Page' }
    | { readonly __typename: 'Product' }
    | { readonly __typename: 'ProductOption' }
    | { readonly __typename: 'ProductOptionValue' }
    | { readonly __typename: 'ProductVariant', readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly product: { readonly title: string, readonly handle: string, readonly productType: string, readonly tags: ReadonlyArray<string> } }
    | { readonly __typename: 'Shop' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { readonly __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { readonly __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { readonly __typename: 'ShopPolicy' }
    | { readonly __typename: 'TaxonomyCategory' }
    | { readonly __typename: 'UrlRedirect' }
    | { readonly __typename: 'Video' }
   | null> };

export type VariantPriceFragment = { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null };

export type ProductPriceFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type ProductPriceQueryVariables = Exact<{
  handle: string;
  variantName?: string | null | undefined;
  variantValue?: string | null | undefined;
  country: CountryCode;
}>;


export type ProductPriceQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly variantBySelectedOptions: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null } | null, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }>, readonly pageInfo: { readonly hasNextPage: boolean } } } | null };

export type CollectionPricesQueryVariables = Exact<{
  handle: string;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  variantName?: string | null | undefined;
  variantValue?: string | null | undefined;
  country?: CountryCode | null | undefined;
}>;


export type CollectionPricesQuery = { readonly collection: { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly variantBySelectedOptions: { readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null } | null, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }>, readonly pageInfo: { readonly hasNextPage: boolean } } }> } } | null };

export type CollectionQueryVariables = Exact<{
  handle: string;
}>;


export type CollectionQuery = { readonly collection: { readonly id: string } | null };

export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { readonly shop: { readonly id: string } };

export type ProductRecommendationsQueryVariables = Exact<{
  productId: string;
  country: CountryCode;
}>;


export type ProductRecommendationsQuery = { readonly productRecommendations: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null } | null, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null }>, readonly pageInfo: { readonly hasNextPage: boolean } } }> | null };

export type ShopNameQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNameQuery = { readonly shop: { readonly name: string } };

export type ShopProductFragment = { readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } } };

export type ShopProductQueryVariables = Exact<{
  handle: string;
  country: CountryCode;
}>;


export type ShopProductQuery = { readonly product: { readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } } } | null };

export type FindShopProductsQueryVariables = Exact<{
  query: string;
  country: CountryCode;
}>;


export type FindShopProductsQuery = { readonly predictiveSearch: { readonly products: ReadonlyArray<{ readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } } }> } | null, readonly product: { readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } } } | null };

export type ShopProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
}>;


export type ShopProductsQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string, readonly productType: string, readonly availableForSale: boolean, readonly tags: ReadonlyArray<string>, readonly featuredImage: { readonly url: string, readonly altText: string | null } | null, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly maxVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CartMoneyFragmentDoc = new TypedDocumentString(`
    fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
    `, {"fragmentName":"CartMoney"}) as unknown as TypedDocumentString<CartMoneyFragment, unknown>;
export const CartLineFragmentDoc = new TypedDocumentString(`
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
    fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}`, {"fragmentName":"CartLine"}) as unknown as TypedDocumentString<CartLineFragment, unknown>;
export const CartLinesFragmentDoc = new TypedDocumentString(`
    fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}`, {"fragmentName":"CartLines"}) as unknown as TypedDocumentString<CartLinesFragment, unknown>;
export const CartFragmentDoc = new TypedDocumentString(`
    fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}`, {"fragmentName":"Cart"}) as unknown as TypedDocumentString<CartFragment, unknown>;
export const CartUserErrorFragmentDoc = new TypedDocumentString(`
    fragment CartUserError on CartUserError {
  code
  field
  message
}
    `, {"fragmentName":"CartUserError"}) as unknown as TypedDocumentString<CartUserErrorFragment, unknown>;
export const CartWarningFragmentDoc = new TypedDocumentString(`
    fragment CartWarning on CartWarning {
  code
  message
  target
}
    `, {"fragmentName":"CartWarning"}) as unknown as TypedDocumentString<CartWarningFragment, unknown>;
export const VariantPriceFragmentDoc = new TypedDocumentString(`
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}
    `, {"fragmentName":"VariantPrice"}) as unknown as TypedDocumentString<VariantPriceFragment, unknown>;
export const ProductVariantFragmentDoc = new TypedDocumentString(`
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`, {"fragmentName":"ProductVariant"}) as unknown as TypedDocumentString<ProductVariantFragment, unknown>;
export const VariantOfProductFragmentDoc = new TypedDocumentString(`
    fragment VariantOfProduct on ProductVariant {
  ...ProductVariant
  product {
    id
    handle
    title
    productType
    tags
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`, {"fragmentName":"VariantOfProduct"}) as unknown as TypedDocumentString<VariantOfProductFragment, unknown>;
export const ProductFragmentDoc = new TypedDocumentString(`
    fragment Product on Product {
  id
  handle
  title
  description
  descriptionHtml
  productType
  vendor
  availableForSale
  tags
  updatedAt
  options {
    id
    name
    optionValues {
      id
      name
    }
  }
  metafields(
    identifiers: [{namespace: "custom", key: "instructor"}, {namespace: "custom", key: "slug"}, {namespace: "custom", key: "subtitle"}, {namespace: "custom", key: "orderinseries"}]
  ) {
    key
    value
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
  featuredImage {
    url
    altText
    width
    height
  }
  images(first: 20) {
    nodes {
      url
      altText
      width
      height
    }
  }
  collections(first: 10) {
    nodes {
      id
      handle
      title
    }
  }
  variants(first: 250) {
    nodes {
      ...ProductVariant
    }
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`, {"fragmentName":"Product"}) as unknown as TypedDocumentString<ProductFragment, unknown>;
export const ProductPriceFragmentDoc = new TypedDocumentString(`
    fragment ProductPrice on Product {
  id
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url
    altText
    width
    height
  }
  variants(first: 25) {
    nodes {
      ...VariantPrice
    }
    pageInfo {
      hasNextPage
    }
  }
}
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`, {"fragmentName":"ProductPrice"}) as unknown as TypedDocumentString<ProductPriceFragment, unknown>;
export const ShopProductFragmentDoc = new TypedDocumentString(`
    fragment ShopProduct on Product {
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url(transform: {maxWidth: 160, maxHeight: 160})
    altText
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
}
    `, {"fragmentName":"ShopProduct"}) as unknown as TypedDocumentString<ShopProductFragment, unknown>;
export const CartLinesDocument = new TypedDocumentString(`
    query CartLines($cartId: ID!, $after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cart(id: $cartId) {
    lines(first: 100, after: $after) {
      ...CartLines
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}`) as unknown as TypedDocumentString<CartLinesQuery, CartLinesQueryVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cart(id: $cartId) {
    ...Cart
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CreateCartDocument = new TypedDocumentString(`
    mutation CreateCart($input: CartInput!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartCreate(input: $input) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<CreateCartMutation, CreateCartMutationVariables>;
export const AddCartLinesDocument = new TypedDocumentString(`
    mutation AddCartLines($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<AddCartLinesMutation, AddCartLinesMutationVariables>;
export const UpdateCartLinesDocument = new TypedDocumentString(`
    mutation UpdateCartLines($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<UpdateCartLinesMutation, UpdateCartLinesMutationVariables>;
export const RemoveCartLinesDocument = new TypedDocumentString(`
    mutation RemoveCartLines($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<RemoveCartLinesMutation, RemoveCartLinesMutationVariables>;
export const UpdateCartCountryDocument = new TypedDocumentString(`
    mutation UpdateCartCountry($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: {countryCode: $country}) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<UpdateCartCountryMutation, UpdateCartCountryMutationVariables>;
export const UpdateCartCodesDocument = new TypedDocumentString(`
    mutation UpdateCartCodes($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  cost {
    amountPerQuantity {
      ...CartMoney
    }
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      availableForSale
      compareAtPrice {
        ...CartMoney
      }
      selectedOptions {
        name
        value
      }
      image {
        url
        altText
        width
        height
      }
      price {
        ...CartMoney
      }
      product {
        id
        handle
        title
        productType
        slug: metafield(namespace: "custom", key: "slug") {
          value
        }
      }
    }
  }
}
fragment CartLines on BaseCartLineConnection {
  nodes {
    ...CartLine
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  buyerIdentity {
    countryCode
  }
  attributes {
    key
    value
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    discountedAmount {
      ...CartMoney
    }
    ... on CartCodeDiscountAllocation {
      code
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...CartMoney
    }
  }
  cost {
    subtotalAmount {
      ...CartMoney
    }
    totalAmount {
      ...CartMoney
    }
    totalTaxAmount {
      ...CartMoney
    }
  }
  lines(first: 100) {
    ...CartLines
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}`) as unknown as TypedDocumentString<UpdateCartCodesMutation, UpdateCartCodesMutationVariables>;
export const ReadDeliveryRatesDocument = new TypedDocumentString(`
    mutation ReadDeliveryRates($input: CartInput!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  cartCreate(input: $input) {
    cart {
      lines(first: 100) {
        nodes {
          merchandise {
            ... on ProductVariant {
              requiresShipping
            }
          }
        }
      }
      deliveryGroups(first: 10) {
        nodes {
          deliveryOptions {
            title
            estimatedCost {
              ...CartMoney
            }
          }
        }
      }
    }
    userErrors {
      ...CartUserError
    }
  }
}
    fragment CartMoney on MoneyV2 {
  amount
  currencyCode
}
fragment CartUserError on CartUserError {
  code
  field
  message
}`) as unknown as TypedDocumentString<ReadDeliveryRatesMutation, ReadDeliveryRatesMutationVariables>;
export const ProductFreshnessDocument = new TypedDocumentString(`
    query ProductFreshness($id: ID!) {
  product(id: $id) {
    handle
    updatedAt
    collections(first: 10) {
      nodes {
        handle
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductFreshnessQuery, ProductFreshnessQueryVariables>;
export const CollectionFreshnessDocument = new TypedDocumentString(`
    query CollectionFreshness($id: ID!) {
  collection(id: $id) {
    handle
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<CollectionFreshnessQuery, CollectionFreshnessQueryVariables>;
export const LatestProductsDocument = new TypedDocumentString(`
    query LatestProducts {
  products(first: 50, sortKey: UPDATED_AT, reverse: true) {
    nodes {
      id
      handle
      updatedAt
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<LatestProductsQuery, LatestProductsQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($handle: String!, $variantName: String = "", $variantValue: String = "", $country: CountryCode!) @inContext(country: $country, language: EN) {
  product(handle: $handle) {
    ...Product
    variantBySelectedOptions(
      selectedOptions: [{name: $variantName, value: $variantValue}]
    ) {
      ...ProductVariant
    }
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment Product on Product {
  id
  handle
  title
  description
  descriptionHtml
  productType
  vendor
  availableForSale
  tags
  updatedAt
  options {
    id
    name
    optionValues {
      id
      name
    }
  }
  metafields(
    identifiers: [{namespace: "custom", key: "instructor"}, {namespace: "custom", key: "slug"}, {namespace: "custom", key: "subtitle"}, {namespace: "custom", key: "orderinseries"}]
  ) {
    key
    value
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
  featuredImage {
    url
    altText
    width
    height
  }
  images(first: 20) {
    nodes {
      url
      altText
      width
      height
    }
  }
  collections(first: 10) {
    nodes {
      id
      handle
      title
    }
  }
  variants(first: 250) {
    nodes {
      ...ProductVariant
    }
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const ProductVariantDocument = new TypedDocumentString(`
    query ProductVariant($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  node(id: $id) {
    __typename
    ... on ProductVariant {
      ...VariantOfProduct
    }
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment VariantOfProduct on ProductVariant {
  ...ProductVariant
  product {
    id
    handle
    title
    productType
    tags
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`) as unknown as TypedDocumentString<ProductVariantQuery, ProductVariantQueryVariables>;
export const ProductAndVariantDocument = new TypedDocumentString(`
    query ProductAndVariant($handle: String!, $variantId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  product(handle: $handle) {
    ...Product
  }
  node(id: $variantId) {
    __typename
    ... on ProductVariant {
      ...VariantOfProduct
    }
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment VariantOfProduct on ProductVariant {
  ...ProductVariant
  product {
    id
    handle
    title
    productType
    tags
  }
}
fragment Product on Product {
  id
  handle
  title
  description
  descriptionHtml
  productType
  vendor
  availableForSale
  tags
  updatedAt
  options {
    id
    name
    optionValues {
      id
      name
    }
  }
  metafields(
    identifiers: [{namespace: "custom", key: "instructor"}, {namespace: "custom", key: "slug"}, {namespace: "custom", key: "subtitle"}, {namespace: "custom", key: "orderinseries"}]
  ) {
    key
    value
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
  featuredImage {
    url
    altText
    width
    height
  }
  images(first: 20) {
    nodes {
      url
      altText
      width
      height
    }
  }
  collections(first: 10) {
    nodes {
      id
      handle
      title
    }
  }
  variants(first: 250) {
    nodes {
      ...ProductVariant
    }
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`) as unknown as TypedDocumentString<ProductAndVariantQuery, ProductAndVariantQueryVariables>;
export const NodeDocument = new TypedDocumentString(`
    query Node($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  node(id: $id) {
    __typename
    ... on Product {
      ...Product
    }
    ... on ProductVariant {
      ...VariantOfProduct
    }
    ... on Collection {
      id
      handle
      title
      updatedAt
    }
  }
}
    fragment ProductVariant on ProductVariant {
  ...VariantPrice
  quantityAvailable
  image {
    url
    altText
    width
    height
  }
  selectedOptions {
    name
    value
  }
}
fragment VariantOfProduct on ProductVariant {
  ...ProductVariant
  product {
    id
    handle
    title
    productType
    tags
  }
}
fragment Product on Product {
  id
  handle
  title
  description
  descriptionHtml
  productType
  vendor
  availableForSale
  tags
  updatedAt
  options {
    id
    name
    optionValues {
      id
      name
    }
  }
  metafields(
    identifiers: [{namespace: "custom", key: "instructor"}, {namespace: "custom", key: "slug"}, {namespace: "custom", key: "subtitle"}, {namespace: "custom", key: "orderinseries"}]
  ) {
    key
    value
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
  featuredImage {
    url
    altText
    width
    height
  }
  images(first: 20) {
    nodes {
      url
      altText
      width
      height
    }
  }
  collections(first: 10) {
    nodes {
      id
      handle
      title
    }
  }
  variants(first: 250) {
    nodes {
      ...ProductVariant
    }
  }
}
fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}`) as unknown as TypedDocumentString<NodeQuery, NodeQueryVariables>;
export const MerchandiseDocument = new TypedDocumentString(`
    query Merchandise($ids: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  nodes(ids: $ids) {
    __typename
    ... on ProductVariant {
      id
      title
      availableForSale
      product {
        title
        handle
        productType
        tags
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MerchandiseQuery, MerchandiseQueryVariables>;
export const ProductPriceDocument = new TypedDocumentString(`
    query ProductPrice($handle: String!, $variantName: String = "", $variantValue: String = "", $country: CountryCode!) @inContext(country: $country, language: EN) {
  product(handle: $handle) {
    ...ProductPrice
    variantBySelectedOptions(
      selectedOptions: [{name: $variantName, value: $variantValue}]
    ) {
      ...VariantPrice
    }
  }
}
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}
fragment ProductPrice on Product {
  id
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url
    altText
    width
    height
  }
  variants(first: 25) {
    nodes {
      ...VariantPrice
    }
    pageInfo {
      hasNextPage
    }
  }
}`) as unknown as TypedDocumentString<ProductPriceQuery, ProductPriceQueryVariables>;
export const CollectionPricesDocument = new TypedDocumentString(`
    query CollectionPrices($handle: String!, $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT, $reverse: Boolean = false, $variantName: String = "", $variantValue: String = "", $country: CountryCode = US) @inContext(country: $country, language: EN) {
  collection(handle: $handle) {
    products(first: 100, sortKey: $sortKey, reverse: $reverse) {
      nodes {
        ...ProductPrice
        variantBySelectedOptions(
          selectedOptions: [{name: $variantName, value: $variantValue}]
        ) {
          ...VariantPrice
        }
      }
    }
  }
}
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}
fragment ProductPrice on Product {
  id
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url
    altText
    width
    height
  }
  variants(first: 25) {
    nodes {
      ...VariantPrice
    }
    pageInfo {
      hasNextPage
    }
  }
}`) as unknown as TypedDocumentString<CollectionPricesQuery, CollectionPricesQueryVariables>;
export const CollectionDocument = new TypedDocumentString(`
    query Collection($handle: String!) {
  collection(handle: $handle) {
    id
  }
}
    `) as unknown as TypedDocumentString<CollectionQuery, CollectionQueryVariables>;
export const ShopDocument = new TypedDocumentString(`
    query Shop {
  shop {
    id
  }
}
    `) as unknown as TypedDocumentString<ShopQuery, ShopQueryVariables>;
export const ProductRecommendationsDocument = new TypedDocumentString(`
    query ProductRecommendations($productId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  productRecommendations(productId: $productId) {
    ...ProductPrice
  }
}
    fragment VariantPrice on ProductVariant {
  id
  title
  sku
  availableForSale
  price {
    amount
    currencyCode
  }
  compareAtPrice {
    amount
    currencyCode
  }
}
fragment ProductPrice on Product {
  id
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url
    altText
    width
    height
  }
  variants(first: 25) {
    nodes {
      ...VariantPrice
    }
    pageInfo {
      hasNextPage
    }
  }
}`) as unknown as TypedDocumentString<ProductRecommendationsQuery, ProductRecommendationsQueryVariables>;
export const ShopNameDocument = new TypedDocumentString(`
    query ShopName {
  shop {
    name
  }
}
    `) as unknown as TypedDocumentString<ShopNameQuery, ShopNameQueryVariables>;
export const ShopProductDocument = new TypedDocumentString(`
    query ShopProduct($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  product(handle: $handle) {
    ...ShopProduct
  }
}
    fragment ShopProduct on Product {
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url(transform: {maxWidth: 160, maxHeight: 160})
    altText
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
}`) as unknown as TypedDocumentString<ShopProductQuery, ShopProductQueryVariables>;
export const FindShopProductsDocument = new TypedDocumentString(`
    query FindShopProducts($query: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {
  predictiveSearch(
    query: $query
    limit: 10
    limitScope: EACH
    types: [PRODUCT]
    searchableFields: [TITLE, PRODUCT_TYPE, TAG, VARIANTS_SKU]
  ) {
    products {
      ...ShopProduct
    }
  }
  product(handle: $query) {
    ...ShopProduct
  }
}
    fragment ShopProduct on Product {
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url(transform: {maxWidth: 160, maxHeight: 160})
    altText
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
}`) as unknown as TypedDocumentString<FindShopProductsQuery, FindShopProductsQueryVariables>;
export const ShopProductsDocument = new TypedDocumentString(`
    query ShopProducts($after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {
  products(first: 250, after: $after, sortKey: TITLE) {
    nodes {
      ...ShopProduct
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ShopProduct on Product {
  handle
  title
  productType
  availableForSale
  tags
  featuredImage {
    url(transform: {maxWidth: 160, maxHeight: 160})
    altText
  }
  priceRange {
    minVariantPrice {
      amount
      currencyCode
    }
    maxVariantPrice {
      amount
      currencyCode
    }
  }
}`) as unknown as TypedDocumentString<ShopProductsQuery, ShopProductsQueryVariables>;