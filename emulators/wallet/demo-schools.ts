/** A shopper as ClassWallet sends them to a shop's start URL. */
export interface DemoShopper {
  id: string;
  email: string;
  institution: string;
  username: string;
  taxExempt: boolean;
  shipping: { address: string; city: string; state: string; zip: string };
}

/** Two made-up shoppers: one pays sales tax, one doesn't. */
export const demoShoppers: readonly DemoShopper[] = [
  {
    id: "55e4dfa966304b4d06b2bff3",
    email: "tess.teacher@lincoln.test",
    institution: "Lincoln Elementary",
    username: "Tess Teacher",
    taxExempt: false,
    shipping: { address: "1 School Street", city: "Austin", state: "TX", zip: "78701" },
  },
  {
    id: "55e4dfa966304b4d06b2bff4",
    email: "omar.office@riverside.test",
    institution: "Riverside Middle School",
    username: "Omar Office",
    taxExempt: true,
    shipping: { address: "20 River Road", city: "Mobile", state: "AL", zip: "36618" },
  },
];
