import { BlockList, isIP } from 'node:net'

/**
 * "This network", private networks, shared by carriers, loopback, link-local (cloud metadata too), examples,
 * multicast; what answers for reverse names of private networks (AS112), and the address at which one cloud's
 * machines reach their host.
 */
const notPublicIpv4 = blockListOf('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['192.31.196.0/24', '192.175.48.0/24', '168.63.129.16/32'],
])

/**
 * Unspecified, loopback, private, and every form that carries an address of the older kind inside; protocol
 * assignments (2001::/23: tunnels, benchmarks, identifiers that are no places), segment routing, AS112.
 */
const notPublicIpv6 = blockListOf('ipv6', [
  ...[
    '::/96',
    '::ffff:0:0/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '2002::/16',
    '2001::/23',
  ],
  ...['100::/64', '100:0:0:1::/64', '2001:db8::/32', '3fff::/20', '5f00::/16', '2620:4f:8000::/48'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
])

/** Whether an address belongs to the internet at large, and not to our own networks or to this machine. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublicIpv4.check(address, 'ipv4')
  return family === 6 && !notPublicIpv6.check(address, 'ipv6')
}

/** The address a host of a URL is, where it is one and no name; brackets are left out. */
export function addressOfHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}

/** One list per family: the runtime's list takes an older address for its newer form. */
function blockListOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
