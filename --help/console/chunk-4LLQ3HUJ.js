var s=(e,o)=>Object.fromEntries(e.map(t=>[t,o(t)])),r=e=>Object.keys(e);export{s as a,r as b};
