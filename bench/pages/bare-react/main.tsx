/** The limit to be measured against: React, one field, two languages, one call, nothing else. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const words = {
  en: { title: 'Sign in', email: 'E-mail', go: 'Continue', other: 'العربية' },
  ar: { title: 'تسجيل الدخول', email: 'البريد الإلكتروني', go: 'متابعة', other: 'English' },
}

function SignIn() {
  const [language, setLanguage] = useState<'en' | 'ar'>('en')
  const [email, setEmail] = useState('')
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    void fetch('/challenge.json').then((answer) => setKnown(answer.ok))
  }, [])
  const say = words[language]
  return (
    <form dir={language === 'ar' ? 'rtl' : 'ltr'} onSubmit={(event) => event.preventDefault()}>
      <h1>{say.title}</h1>
      <label>
        {say.email}
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <button type="submit" disabled={!isKnown || email === ''}>
        {say.go}
      </button>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'ar' : 'en')}>
        {say.other}
      </button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<SignIn />)
