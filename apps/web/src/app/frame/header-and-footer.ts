export { Footer } from "./footer.tsx";
export { Header } from "./header.tsx";
