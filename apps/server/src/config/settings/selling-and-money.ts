import {
  amountPerCurrency,
  countryList,
  ibanPerCurrency,
  text,
  portList,
  risingDays,
  textPerCurrency,
  whole,
} from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** Orders, checkout, what shops are told, and payouts. */
export const sellingAndMoneySettings = {
  orders: {
    warnDays: setting(
      'ORDERS_WARN_DAYS',
      'days after which a shop is told that an order still waits for its capture',
      risingDays,
      '7,14,19',
    ),
    autoCaptureDays: setting(
      'ORDERS_AUTO_CAPTURE_DAYS',
      'days after which an order is captured for its shop',
      whole(1, 365),
      '21',
    ),
    exportRows: setting(
      'ORDERS_EXPORT_ROWS',
      'the most rows of an order export (DEC-ORD-8)',
      whole(1, 10_000_000),
      '50000',
    ),
  },
  disputes: {
    systemKey: optional(
      'DISPUTES_SYSTEM_KEY',
      'with it, at least 32 characters as Authorization: Bearer, the provider’s own system opens disputes at /system/api/v1/disputes (decision 0116); nobody does when absent',
      text.min(32, 'must have at least 32 characters'),
      { secret: true },
    ),
  },
  checkout: {
    least: setting(
      'CHECKOUT_LEAST',
      'smallest purchase per currency; a currency without one is not sold in (decision 0015)',
      amountPerCurrency,
      'AED=10,SAR=10,QAR=10,BHD=1,KWD=1,EGP=50',
    ),
    most: setting(
      'CHECKOUT_MOST',
      'largest purchase per currency; a currency without one is not sold in',
      amountPerCurrency,
      'AED=20000,SAR=20000,QAR=20000,BHD=2000,KWD=1700,EGP=100000',
    ),
    mostAtOnce: setting(
      'CHECKOUT_MOST_AT_ONCE',
      'largest purchase that is paid in one part; above it instalments are offered',
      amountPerCurrency,
      'AED=5000,SAR=5000,QAR=5000,BHD=500,KWD=400,EGP=25000',
    ),
    mostOpen: setting(
      'CHECKOUT_MOST_OPEN',
      'the most that one shopper may owe per currency, all merchants together',
      amountPerCurrency,
      'AED=30000,SAR=30000,QAR=30000,BHD=3000,KWD=2500,EGP=150000',
    ),
  },
  webhooks: {
    logDays: setting(
      'WEBHOOKS_LOG_DAYS',
      'days for which is kept what shops were told and every attempt at it',
      whole(1, 3_650),
      '90',
    ),
    ports: setting(
      'WEBHOOKS_PORTS',
      'ports at which shops may be told in production, separated by commas',
      portList,
      '80,443',
    ),
  },
  payouts: {
    flexibleFeeMinor: setting(
      'PAYOUTS_FLEXIBLE_FEE',
      'what the flexible cycle adds to each transfer where it is not AED 15 and its like: AED=20,KWD=1.5 (DEC-PO-9)',
      amountPerCurrency,
      '',
    ),
    mailExportAboveRows: setting(
      'PAYOUTS_MAIL_EXPORT_ABOVE_ROWS',
      'movements above which a CSV is made later and mailed as an address (DEC-PO-5)',
      whole(1, 10_000_000),
      '50000',
    ),
  },
  wallet: {
    countries: setting(
      'WALLET_COUNTRIES',
      'countries whose merchants may have a wallet (DEC-WAL-2)',
      countryList,
      'ARE,SAU',
    ),
    withdrawalFeeMinor: setting(
      'WALLET_WITHDRAWAL_FEE',
      'what a withdrawal costs, VAT inside it, where it is not AED 5 and its like: AED=2,SAR=0',
      amountPerCurrency,
      '',
    ),
    accounts: optional(
      'WALLET_ACCOUNTS',
      'your own accounts that merchants top their wallets up at: AED=AE070331234567890123456; without one nobody tops up',
      ibanPerCurrency,
    ),
    banks: optional('WALLET_BANKS', 'the banks of these accounts: AED=Emirates NBD', textPerCurrency),
  },
  ads: {
    homeBannerMinor: setting(
      'ADS_PRICE_HOME_BANNER',
      'what a thousand impressions of a home banner cost, VAT inside it, where it is not AED 40 and its like: AED=40; 0 sells none (DEC-ADS-2)',
      amountPerCurrency,
      '',
    ),
    categoryBannerMinor: setting(
      'ADS_PRICE_CATEGORY_BANNER',
      'what a thousand impressions of a category banner cost, VAT inside it, where it is not AED 25 and its like: AED=25; 0 sells none (DEC-ADS-2)',
      amountPerCurrency,
      '',
    ),
    searchSponsorMinor: setting(
      'ADS_PRICE_SEARCH_SPONSOR',
      'what a press on a sponsor of a search costs, VAT inside it, where it is not AED 1.50 and its like: AED=1.50; 0 sells none (DEC-ADS-2)',
      amountPerCurrency,
      '',
    ),
    pushMessageMinor: setting(
      'ADS_PRICE_PUSH_MESSAGE',
      'what a thousand push messages cost, VAT inside it, where it is not AED 60 and its like: AED=60; 0 sells none (DEC-ADS-2)',
      amountPerCurrency,
      '',
    ),
  },
  bankAccounts: {
    waitHours: setting(
      'BANK_ACCOUNT_WAIT_HOURS',
      'hours for which an approved change of a bank account waits and can be stopped (decision 0090)',
      whole(1, 720),
      '48',
    ),
  },
} as const
