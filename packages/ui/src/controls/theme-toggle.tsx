import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedChoice } from '../fields/choices/segmented-choice.tsx'
import { useTheme } from '../page/use-theme.tsx'
import type { ThemeChoice } from '../page/use-theme.tsx'

export type ThemeToggleProps = {
  label: string
  labelHidden?: boolean
  labels: Record<ThemeChoice, string>
  /** `icons` shows pictures only and keeps the words for screen readers. */
  look?: 'words' | 'icons'
}

/** Light, dark or what the system says. */
export function ThemeToggle({ label, labelHidden = true, labels, look = 'icons' }: ThemeToggleProps) {
  const { choice, setChoice } = useTheme()
  const pictures = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> }
  const options = (['light', 'dark', 'system'] as const).map((value) => ({
    value,
    icon: pictures[value],
    label: labels[value],
    labelHidden: look === 'icons',
  }))
  return <SegmentedChoice {...{ label, labelHidden, options }} value={choice} onValueChange={setChoice} />
}
