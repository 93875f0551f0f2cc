import '@daftar/ui/styles.css'
import { frontRoutes } from '@daftar/contract/routes/front'
import { startLanguage } from '@daftar/app-kit/language'
import { servicesOfDocument } from './shared/page.ts'
import { startTheme } from '@daftar/app-kit/theme'
import { startSignIn } from './sign-in/start.tsx'
import { tellVisit } from './sign-in/tell-visit.ts'

startLanguage()
startTheme()
startSignIn(servicesOfDocument({ routes: frontRoutes, onDone: tellVisit }))
