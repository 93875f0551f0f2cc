import { firstState, type FlowState } from '@daftar/app-kit/sign-in/flow-state'
import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import { createStore } from '@daftar/ui/store'
import { setLanguage, type Language } from '@daftar/words'
import { renderToString } from 'react-dom/server'
import type { MerchantFlow } from './sign-in/merchant-flow.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

/** Stands for the product's name until the server fills in the page's title. */
const namePlaceholder = '%title%'

/** The sign-in form as it is painted into the page at build time. */
export function renderSignIn(language: Language): string {
  setLanguage(language)
  return renderToString(<SignInPage flow={stillFlow} name={namePlaceholder} config={null} isReady={false} />)
}

const nothing = () => {}
const noCall = async () => {}

/** Nothing happens on a page that is only painted. */
const stillFlow: MerchantFlow = {
  store: createStore<FlowState<LoginError>>(firstState),
  followAddress: nothing,
  startBotCheck: noCall,
  choose: nothing,
  begin: noCall,
  setUp: noCall,
  verify: noCall,
  resend: noCall,
  back: nothing,
  restart: nothing,
  clearProblem: nothing,
}
