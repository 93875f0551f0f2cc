/** Every key the browser keeps, in one place (DEC-SES-2, DEC-CFG-4, CFG-07). */
export const storageKeys = {
  authToken: 'merchant.auth_token',
  sessionId: 'merchant.session_id',
  clientId: 'merchant.client_id',
  disputesTutorialStep: 'merchant.disputes_tutorial_step',
  paymentLinks: 'merchant.payment_links',
  /** The store the last payment link was made in. */
  paymentLinkStore: 'merchant.payment_link_store',
  /** Followed by the ids of account and ticket: messages that were not sent yet. */
  supportUnsent: 'merchant.support_unsent.',
  signInSentAt: 'merchant.sign_in_sent_at',
  /** What a step of the sign-in knows, over a reload. */
  signInProgress: 'merchant.sign_in_progress',
  /** What the step of another code knows (of a payment, a dispute, a part, a contract), over a reload. */
  codeStep: 'merchant.code_step',
  utm: 'merchant.utm',
  /** Whether this browser tells how the product is used: `told` or `kept`; absent until somebody chose. */
  usage: 'merchant.usage',
  /**
   * Says that somebody is signed in here; other tabs see it go, the sign-in page sees it stand (SES-08,
   * DEC-SES-8).
   */
  signedIn: 'merchant.signed_in',
  /** The merchant whose pages this browser shows: other tabs see it change. */
  workspace: 'merchant.workspace',
  remoteConfig: 'merchant.remote_config',
  /** Followed by the id of the account (NAV-04, DEC-NAV-2). */
  sidebarCollapsed: 'merchant.sidebar_collapsed.',
  /** Followed by the id of the account: filters of the orders that were kept under a name. */
  orderViews: 'merchant.order_views.',
  /** Hints of the sidebar; gone with logout (NAV-11, NAV-12, NAV-21, NAV-30, DEC-NAV-3). */
  surveyVisited: 'merchant.survey_visited',
  surveyClosed: 'merchant.survey_closed',
  capitalVisited: 'merchant.capital_visited',
  disputesVisited: 'merchant.disputes_visited',
  /** The feedback form on an offer has opened by itself; of the tab's session (OFR-38, DEC-OFR-9). */
  capitalFeedback: 'merchant.capital_feedback',
} as const
