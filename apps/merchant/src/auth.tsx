import '@daftar/ui/styles.css'
import { frontRoutes } from '@daftar/contract/front-routes'
import { startLanguage } from './shared/language.ts'
import { servicesOfDocument } from './shared/page.ts'
import { startTheme } from './shared/theme.ts'
import { startSignIn } from './sign-in/start.tsx'

startLanguage()
startTheme()
startSignIn(servicesOfDocument(frontRoutes))
