// Address → the key a client is counted under: IPv4 whole, IPv6 by its /64 (a household owns one), mapped or translated IPv4 as IPv4.
//   '::ffff:192.0.2.7' → '192.0.2.7'     '2001:db8:0:1::5' → '2001:db8:0:1::/64'
import { isIP } from 'node:net';

export function clientKey(address: string | undefined, fallback = 'desconocido'): string {
  if (address === undefined) return fallback;
  // The usual case first: a plain IPv4 needs no work.
  if (isIP(address) === 4) return address;
  const bare = unwrap(address);
  const family = isIP(bare);
  if (family === 4) return bare;
  return family === 6 ? ipv6Key(bare) : fallback;
}

/** Some proxies write `[2001:db8::1]:443` or `192.0.2.7:5123`; some sockets `fe80::1%eth0`. */
function unwrap(address: string): string {
  const port = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address);
  return (port?.[1] ?? address).replace(/%.*$/, '');
}

function ipv6Key(address: string): string {
  const groups = expand(address.toLowerCase());
  if (carriesIpv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Mapped («::ffff:a.b.c.d») or translated («64:ff9b::a.b.c.d», NAT64): behind each is one IPv4 address. */
function carriesIpv4(groups: readonly number[]): boolean {
  const starts = (...start: number[]) => start.every((group, index) => groups[index] === group);
  return starts(0, 0, 0, 0, 0, 0xffff) || starts(0x64, 0xff9b, 0, 0, 0, 0);
}

function expand(address: string): number[] {
  const [left = '', right] = address.split('::');
  const head = groupsOf(left);
  if (right === undefined) return head;
  const tail = groupsOf(right);
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
