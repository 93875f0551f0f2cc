/** Every key the browser keeps, in one place (DEC-SES-2, DEC-CFG-4, CFG-07). */
export const storageKeys = {
  authToken: 'merchant.auth_token',
  sessionId: 'merchant.session_id',
  clientId: 'merchant.client_id',
  disputesTutorialStep: 'merchant.disputes_tutorial_step',
  paymentLinks: 'merchant.payment_links',
  signInSentAt: 'merchant.sign_in_sent_at',
  utm: 'merchant.utm',
} as const
