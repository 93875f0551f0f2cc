/**
 * The routes that pages in front of the application call: signing in, and the shopper's page. They are apart, so that
 * nobody loads the table of everything before they are let in.
 */
export const frontRoutes = {
  'signIn.botCheck': 'GET /merchant/api/v1/bot-check',
  'signIn.authenticate': 'POST /merchant/api/v2/auth/authenticate',
  'signIn.verify': 'POST /merchant/api/v2/auth/verify',
  'signIn.challenge': 'POST /merchant/api/v2/auth/challenge',
  'signIn.challengeSetup': 'POST /merchant/api/v2/auth/challenge/setup',
  'signIn.challengeVerify': 'POST /merchant/api/v2/auth/challenge/verify',
  'accounts.read': 'GET /merchant/api/v1/account',
  'settings.remoteConfig': 'GET /merchant/api/v1/remote-config',
  'checkout.session': 'GET /pay/api/v1/sessions/{token}',
  'checkout.sendCode': 'POST /pay/api/v1/sessions/{token}/code',
  'checkout.confirm': 'POST /pay/api/v1/sessions/{token}/confirm',
  'checkout.cancel': 'POST /pay/api/v1/sessions/{token}/cancel',
} as const
