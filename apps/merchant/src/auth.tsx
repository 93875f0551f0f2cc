import '@daftar/ui/styles.css'
import { startLanguage } from './shared/language.ts'
import { startTheme } from './shared/theme.ts'
import { startSignIn } from './sign-in/start.tsx'

startLanguage()
startTheme()
startSignIn()
