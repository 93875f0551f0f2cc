import type { SignInFlow } from '@daftar/app-kit/sign-in/flow'
import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'

/** The flow of a merchant's sign-in: what is wrong is one of the rules' codes, each of which has a text. */
export type MerchantFlow = SignInFlow<LoginError>
