import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildAccounts } from './accounts/index.ts'
import { buildContacts } from './contacts/index.ts'
import { buildMembers } from './members/index.ts'
import { buildNotifications, tellPerson } from './notifications/index.ts'
import { buildSessions } from './sessions/index.ts'
import { buildSettings, type CapitalStanding } from './settings/index.ts'
import { namesOfStaff } from './staff/index.ts'
import { buildSignIn } from './sign-in/index.ts'
import { buildSurveys } from './surveys/index.ts'
import { buildUsers, joinInvited } from './users/index.ts'

/** Who signs in, what they may do, and what is switched on for them. */
export function buildPeople(deps: AreaDependencies, { standing }: { standing: CapitalStanding }) {
  const { config, database, brand, publicOrigin } = deps
  const sessions = buildSessions({
    ...deps,
    settings: { ...config.session, walletCountries: config.wallet.countries },
  })
  const signIn = buildSignIn({
    ...deps,
    sessions,
    tellPerson,
    joinInvited,
    settings: { otp: config.otp, brand, publicOrigin, requireSecondFactor: true },
    botCheck: config.botCheck,
  })
  const { distrust, distrustEverybody } = sessions
  const settings = buildSettings({ database, sessions, standing, distrust, distrustEverybody })
  const accounts = buildAccounts({
    accountPhone: signIn.accountPhone,
    experiments: settings.experiments,
    published: settings.published,
    walletCountries: config.wallet.countries,
  })
  const access = {
    endSessions: sessions.endIn,
    distrust: sessions.distrust,
  }
  const members = buildMembers(access)
  const users = buildUsers({ ...deps, ...access })
  return {
    area: defineArea('people', [
      signIn,
      sessions,
      settings,
      accounts,
      members,
      users,
      buildContacts(deps),
      buildNotifications({ database }),
      buildSurveys({ database }),
    ]),
    sessions,
    signIn,
    settings,
    staffNames: namesOfStaff,
  }
}
