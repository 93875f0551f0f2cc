/**
 * The routes that pages in front of the application call: signing in, and the shopper's page. They are apart, so that
 * nobody loads the table of everything before they are let in.
 */
export const frontRoutes = {
  'auth.botCheck': 'GET /merchant/api/v1/bot-check',
  'auth.authenticate': 'POST /merchant/api/v2/auth/authenticate',
  'auth.verify': 'POST /merchant/api/v2/auth/verify',
  'auth.challenge': 'POST /merchant/api/v2/auth/challenge',
  'auth.challengeSetup': 'POST /merchant/api/v2/auth/challenge/setup',
  'auth.challengeVerify': 'POST /merchant/api/v2/auth/challenge/verify',
  'account.read': 'GET /merchant/api/v1/account',
  'settings.remoteConfig': 'GET /merchant/api/v1/remote-config',
  'pay.session': 'GET /pay/api/v1/sessions/{token}',
  'pay.sendCode': 'POST /pay/api/v1/sessions/{token}/code',
  'pay.confirm': 'POST /pay/api/v1/sessions/{token}/confirm',
  'pay.cancel': 'POST /pay/api/v1/sessions/{token}/cancel',
} as const
