import '@daftar/ui/styles.css'
import { frontRoutes } from '@daftar/contract/routes/front'
import { startLanguage } from '@daftar/app-kit/language'
import { servicesOfDocument } from './shared/page.ts'
import { startTheme } from '@daftar/app-kit/theme'
import { startSignIn } from './sign-in/start.tsx'

startLanguage()
startTheme()
startSignIn(servicesOfDocument({ routes: frontRoutes }))
