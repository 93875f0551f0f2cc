import { Sidebar } from '@daftar/ui/sidebar'
import { m } from '@daftar/words'
import { useBrandName } from '../../shared/use-services.ts'
import { Mark } from '@daftar/app-kit/mark'
import { useLegalEntityAlert } from './legal-entity-alert.ts'
import { useNavigation } from './use-navigation.tsx'

type Props = {
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sidebar: what the rules' table gives this account, in words and pictures (NAV-01 to NAV-42). */
export function MainNavigation(props: Props) {
  const brandName = useBrandName()
  const { groups, footer } = useNavigation()
  return (
    <Sidebar
      {...props}
      label={m.shell_navigation()}
      brand={{ name: brandName, mark: <Mark />, href: '/' }}
      groups={groups}
      footer={footer}
      alert={useLegalEntityAlert()}
      collapseLabel={m.shell_collapse()}
      expandLabel={m.shell_expand()}
      closeLabel={m.common_close()}
    />
  )
}
