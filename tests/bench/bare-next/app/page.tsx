export default function Page() {
  return <h1>A page of Next.js and nothing else</h1>;
}
